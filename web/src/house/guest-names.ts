/** Names of guests who did not enter one: things of the sea and of trade. */
const NAMES = [
  "Kamome", "Minato", "Hayate", "Nagisa", "Tsubaki", "Kaede", "Sazanami", "Hotaru", "Tsubame", "Akatsuki", "Shiranui",
  "Isari", "Namiki", "Komachi", "Yunagi", "Asagiri",
];

export function someName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Kamome";
}
