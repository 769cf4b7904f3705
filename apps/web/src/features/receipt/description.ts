/** What stays in capitals: the abbreviations of Brazilian payrolls. */
const kept = new Set(
  (
    'INSS FGTS IRRF IR IRPF DSR RSR VT VR VA VC PLR PPR PIS PASEP CLT CCT ACT CTPS CPF CNPJ CIPA EPI PAT RAT SAT ' +
    'HE BH RH TI II III IV SA GRRF SESI SESC SENAI SENAC SEST SENAT'
  ).split(' '),
);

/** The description of a line for the screen: what is printed in capitals throughout becomes a sentence; else as printed. */
export function readable(printed: string): string {
  if (/\p{Ll}/u.test(printed) || !/\p{Lu}.*\p{Lu}/u.test(printed)) return printed;
  // Dotted abbreviations (I.N.S.S., D.S.R.) are one word each.
  const lower = printed.replace(/(?:\p{L}\.){2,}\p{L}?|\p{L}+/gu, word =>
    kept.has(word) || /\p{L}\.\p{L}/u.test(word) ? word : word.toLowerCase(),
  );
  return lower.replace(/\p{L}/u, first => (startsWithDigit(printed) ? first : first.toUpperCase()));
}

/** `13º SALÁRIO` begins with its number: what follows is no beginning. */
function startsWithDigit(text: string): boolean {
  return /^\P{L}*\d/u.test(text);
}
