interface Browser {
  /** Undefined where it says nothing that is known. */
  name: string | undefined;
  system: string | undefined;
  phone: boolean;
}

/** In this order: most say that they are others too. */
const names: ReadonlyArray<readonly [RegExp, string]> = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux|X11/, 'Linux'],
];

/** What a user agent's text says in two words. */
export function readBrowser(userAgent: string | null): Browser {
  const text = userAgent ?? '';
  const found = (list: typeof names) => list.find(([mark]) => mark.test(text))?.[1];
  return { name: found(names), system: found(systems), phone: /Android|iPhone|iPad|Mobile/.test(text) };
}
