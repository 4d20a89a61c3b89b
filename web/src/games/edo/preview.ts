/** Previews of choices in words, and the change of the stock. */
import type { Words } from "../../lib/words/words";
import { amounts, privilegeWords } from "./terms";
import type { Preview, Purse } from "./generated";

const NOTHING: Purse = { rice: 0, wood: 0, stone: 0, ryo: 0 };

export function previewWords(words: Words, preview: Preview): string {
  switch (preview.preview) {
    case "walk":
      return words.say("edo-preview-walk", { steps: preview.steps, ryo: preview.ryo });
    case "harvest":
      return words.say("edo-preview-harvest", { amount: preview.amount, resource: preview.resource });
    case "build":
      return words.say("edo-preview-build", {
        ...preview.cost, points: preview.points, rank: preview.rank, income: preview.income,
      });
    case "temple":
      return words.say("edo-preview-temple", { ...preview.cost, points: preview.points });
    case "trade": {
      const [gain] = amounts(preview.gain);
      return words.say("edo-preview-trade", {
        ...preview.cost, points: preview.points, amount: gain?.amount ?? 0, resource: gain?.good ?? "rice",
      });
    }
    case "wish": {
      const cost = words.say("edo-preview-wish", { ...preview.cost, points: preview.points });
      if (!preview.privilege) return cost;
      const name = privilegeWords(words, preview.privilege);
      return `${cost} ${words.say("edo-preview-wish-privilege", { privilege: name })}`;
    }
    case "income":
      return words.say("edo-preview-income", { ryo: preview.ryo });
    case "wages":
      return words.say("edo-preview-wages", { rice: preview.rice });
  }
}

/** The change of the stock, as computed by the server. */
export function changeOf(preview: Preview | null): Purse {
  if (!preview) return NOTHING;
  switch (preview.preview) {
    case "walk":
      return { ...NOTHING, ryo: -preview.ryo };
    case "harvest":
      return { ...NOTHING, [preview.resource]: preview.amount };
    case "trade":
      return plus(preview.gain, preview.cost);
    case "income":
      return { ...NOTHING, ryo: preview.ryo };
    case "wages":
      return { ...NOTHING, rice: -preview.rice };
    default:
      return plus(NOTHING, preview.cost);
  }
}

function plus(gain: Purse, cost: Purse): Purse {
  return {
    rice: gain.rice - cost.rice,
    wood: gain.wood - cost.wood,
    stone: gain.stone - cost.stone,
    ryo: gain.ryo - cost.ryo,
  };
}
