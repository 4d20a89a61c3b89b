/** Full tables of EDO, one for each moment that random play seldom reaches. */
const ALL = { jiin: "with", tokken: "with", ronin: "with" };

const PROVINCES = {
  game: "edo",
  players: 4,
  options: ALL,
  round: 6,
  start: 0,
  phase: { name: "card", seat: 1, slot: 2 },
  merchant: "W2",
  merchant_cards: { gone: [2, 5, 8, 9, 7], queue: [1, 3, 4, 6, 10] },
  cities: {
    EDO: { fund: 7, sites: ["house 0", "house 2", "fortress", "house 0"] },
    A: { fund: 4, sites: ["house 1", "house 0", "house 1"] },
    B: { fund: 5, sites: ["house 0", "post 1", "house 3"] },
    C: { fund: 6, sites: ["house 3", "house 2", "house 1", "post 3"] },
    D: { fund: 3, sites: ["house 2", "post 0", "house 2", "fortress"] },
  },
  wishes: { gone: [1, 6], queue: [3, 7, 13, 11] },
  privileges: { gone: ["b", "c"], queue: ["a", "f_wood", "d", "e_stone_rice"] },
  ronin: ["B", "WO2", "RI2"],
  seats: [
    { rice: 2, wood: 1, stone: 4, ryo: 6, points: 7, samurai: ["ST2", "RI2", "EDO"], neutral_officials: 1, plan: ["B.travel 1", "C.stone 1", "A.build 1"], ronin_tiles: 1 },
    { rice: 2, wood: 6, stone: 2, ryo: 11, points: 6, samurai: ["WO1", "WO1", "A"], neutral_officials: 3, special_cards: [1, 4], temples: ["R2"], privileges: ["e_wood_stone", "a"], plan: ["A.wood 2", "S1.build 2", "C.money 1"] },
    { rice: 4, wood: 0, stone: 2, ryo: 4, points: 8, samurai: ["D", "ST2", "ST2"], neutral_officials: 2, special_cards: [9], temples: ["R3"], privileges: ["f_rice"], plan: ["A.rice_home 1", "C.stone 2", "B.build 1"] },
    { rice: 1, wood: 5, stone: 0, ryo: 13, points: 6, samurai: ["C", "WO2", "G3"], neutral_officials: 0, plan: ["B.travel 1", "A.wood 1", "C.recruit 1"] },
  ],
};

/** The same table at another moment of another seat. */
function at(phase, plans = {}, more = {}) {
  const seats = PROVINCES.seats.map((seat, index) => ({ ...seat, ...(plans[index] ?? {}) }));
  return { ...PROVINCES, ...more, phase, seats };
}
const unplanned = Object.fromEntries(PROVINCES.seats.map((_, seat) => [seat, { plan: [] }]));

/** Five lords in the last round, everything built up. */
const CROWD = {
  game: "edo",
  players: 5,
  options: ALL,
  round: 9,
  start: 2,
  phase: { name: "card", seat: 4, slot: 1 },
  merchant: "EDO",
  merchant_cards: { gone: [2, 5, 8, 9, 7, 1, 3, 4], queue: [6, 10] },
  cities: {
    EDO: { fund: 5, sites: ["house 0", "house 2", "fortress", "house 4", "house 1", "house 3", "fortress", "house 4"] },
    A: { fund: 6, sites: ["house 1", "house 0", "house 2", "house 3", "house 4", "post 1", "fortress"] },
    B: { fund: 5, sites: ["house 0", "post 4", "house 3"] },
    C: { fund: 6, sites: ["house 3", "house 2", "house 1", "post 3"] },
    D: { fund: 3, sites: ["house 2", "post 0", "fortress"] },
    E: { fund: 4, sites: ["house 4", "house 4"] },
  },
  wishes: { gone: [1, 6, 2, 4], queue: [3, 7, 13, 11] },
  privileges: { gone: ["b", "c"], queue: ["a", "f_wood", "e_stone_rice", "b"] },
  ronin: ["A", "A", "RI2"],
  seats: [
    { rice: 2, wood: 1, stone: 4, ryo: 26, points: 10, samurai: ["ST2", "RI2", "EDO", "A"], neutral_officials: 2, plan: ["A.build 1", "C.stone 1", "B.trade 1"], ronin_tiles: 2, temples: ["W1", "RI1"] },
    { rice: 3, wood: 6, stone: 1, ryo: 31, points: 9, samurai: ["WO1", "WO1", "A", "EDO"], neutral_officials: 1, special_cards: [4], plan: ["A.wood 2", "S4.rice 0", "C.money 1"] },
    { rice: 4, wood: 0, stone: 2, ryo: 44, points: 11, samurai: ["D", "ST2", "ST2", "EDO", "A"], neutral_officials: 4, special_cards: [9], temples: ["R3"], privileges: ["f_rice"], plan: ["A.rice_home 1", "C.stone 2", "B.build 1"] },
    { rice: 1, wood: 5, stone: 0, ryo: 13, points: 8, samurai: ["C", "WO2", "EDO"], neutral_officials: 1, special_cards: [6, 7], plan: ["A.wood 1", "S7.travel 1", "C.recruit 1"] },
    { rice: 4, wood: 5, stone: 4, ryo: 22, points: 11, samurai: ["EDO", "E"], neutral_officials: 3, special_cards: [8, 3, 5], privileges: ["d", "e_rice_wood", "f_stone"], temples: ["R1", "W3", "ST3"], plan: ["B.trade 1", "S3.trade 2", "S8.wood 1"] },
  ],
};

const card = (seat, slot) => ({ name: "card", seat, slot });

export const EDO_POSITIONS = [
  { name: "4-build", load: PROVINCES },
  { name: "4-built", load: PROVINCES, first: ["move WO1 EDO", "build house EDO first", "wish 3"] },
  { name: "4-harvest", load: at(card(1, 1)) },
  { name: "4-harvested", load: at(card(1, 1)), first: ["harvest WO1"] },
  { name: "4-travel", load: at(card(0, 1), { 0: { samurai: ["ST2", "RI2", "RI2"] } }) },
  { name: "4-bring", load: at(card(0, 1)), first: ["drive RI2"] },
  { name: "4-second-samurai", load: at(card(0, 1)), first: ["travel move EDO A"] },
  { name: "4-special", load: at(card(3, 3), { 3: { plan: ["B.travel 1", "A.wood 1", "C.special 1"] } }) },
  { name: "4-plan", load: at({ name: "plan" }, { ...unplanned, 0: { plan: [], special_cards: [7, 11], privileges: ["b"] } }), first: ["plan A.wood 2", "plan S7.travel 1"] },
  { name: "4-sealed", load: at({ name: "plan" }, unplanned), first: ["plan A.wood 1", "plan B.build 1", "plan C.money 1", "confirm"], as: 0 },
  { name: "4-name-ronin", load: at({ name: "name_ronin" }, unplanned) },
  { name: "4-place-ronin", load: at({ name: "place_ronin", from: "WO2", tile: "choice" }, unplanned) },
  { name: "4-wages", load: at({ name: "wages", seat: 0 }) },
  { name: "4-limit", load: at({ name: "limit", seat: 2 }, { 2: { rice: 6, wood: 4, stone: 3 } }) },
  { name: "4-watching", load: PROVINCES, as: null },
  { name: "5-trade", load: CROWD },
  { name: "5-second-offer", load: CROWD, first: ["trade buy 1"] },
  { name: "5-over", load: { ...CROWD, round: 10, merchant_cards: { gone: [2, 5, 8, 9, 7, 1, 3, 4, 6], queue: [10] }, phase: { name: "over", reason: "points" } } },
].map((wish) => ({ game: "edo", at: [0], previews: 90, ...wish }));
