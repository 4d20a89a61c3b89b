/** Downloads a text as a file. */
export function save(name: string, text: string, kind = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs the object URL for a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
