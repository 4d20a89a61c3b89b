/** TypeScript for the answers of the HTTP interface, from the OpenAPI document of the server. */

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}
export interface OpenApi {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The schemas that the client reads, with all schemas that they refer to. */
const ROOTS = ["About", "Components", "Fresh", "Games", "Lessons", "Me", "Profile"];

const PLAIN: Readonly<Record<string, string>> = { string: "string", boolean: "boolean", integer: "number", number: "number", null: "null" };

const nameOf = (reference: string): string => reference.split("/").at(-1) ?? "";

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.allOf) return schema.allOf.map(typeOf).join(" & ");
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(" | ");
  return [schema.type ?? []].flat().map((type) => {
    if (type === "array") return `ReadonlyArray<${typeOf(schema.items ?? {})}>`;
    if (type === "object") return schema.properties ? fieldsOf(schema) : "Readonly<Record<string, unknown>>";
    const plain = PLAIN[type];
    if (!plain) throw new Error(`There is no type for ${JSON.stringify(schema)}.`);
    return plain;
  }).join(" | ");
}

const comment = ({ description }: Schema, indent: string): string => (description ? `${indent}/** ${description.replaceAll("\n", " ")} */\n` : "");

function fieldsOf({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${comment(schema, "  ")}  readonly ${name}${required.includes(name) ? "" : "?"}: ${typeOf(schema)};\n`,
  );
  return `{\n${fields.join("")}}`;
}

/** The text of the file; types of the socket are imported from the text of `messages.ts`. */
export function httpTypes({ components: { schemas } }: OpenApi, messages: string): string {
  const ofSocket = new Set([...messages.matchAll(/^export type (\w+)/gm)].map(([, name = ""]) => name));
  const own = new Map<string, Schema>();
  const shared = new Set<string>();
  const add = (name: string): void => {
    const schema = schemas[name];
    if (!schema) throw new Error(`There is no schema ${name}.`);
    if (ofSocket.has(name)) shared.add(name);
    else if (!own.has(name)) {
      own.set(name, schema);
      for (const [, reference = ""] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)) add(nameOf(reference));
    }
  };
  ROOTS.forEach(add);
  const names = [...own.keys()].sort();
  const types = names.map((name) => `\n${comment(own.get(name) ?? {}, "")}export type ${name} = ${typeOf(own.get(name) ?? {})};\n`);
  const imports = shared.size > 0 ? `import type { ${[...shared].sort().join(", ")} } from "./messages";\n` : "";
  return `// Made from /api/openapi.json by a test: \`npm run test:browser -- http-types\`.\n// Changes by hand are lost.\n${imports}${types.join("")}`;
}
