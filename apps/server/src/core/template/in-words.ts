const units = [
  ...['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
  ...['treze', 'quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove'],
];
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const hundreds = [
  ...['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos'],
  ...['seiscentos', 'setecentos', 'oitocentos', 'novecentos'],
];
const scales = [
  ['', ''],
  ['mil', 'mil'],
  ['milhão', 'milhões'],
  ['bilhão', 'bilhões'],
  ['trilhão', 'trilhões'],
] as const;

/** A whole number from 0 in Portuguese words: `mil duzentos e trinta e quatro`. @throws beyond trillions, or below zero */
export function inWords(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0 || number >= 1e15)
    throw new RangeError(`${number} has no words here`);
  if (number === 0) return 'zero';
  const groups: { value: number; text: string }[] = [];
  for (let [rest, scale] = [number, 0]; rest > 0; [rest, scale] = [Math.floor(rest / 1000), scale + 1]) {
    const value = rest % 1000;
    const [one, many] = scales[scale] ?? ['', ''];
    const named = scale === 1 && value === 1 ? 'mil' : `${below1000(value)} ${value === 1 ? one : many}`.trim();
    if (value > 0) groups.unshift({ value, text: named });
  }
  // the last group is joined by `e` where it is below a hundred, or whole hundreds
  return groups
    .map(({ value, text }, at) => {
      const isLast = at === groups.length - 1 && at > 0;
      const joins = isLast && number % 1000 > 0 && (value < 100 || value % 100 === 0);
      return joins ? `e ${text}` : text;
    })
    .join(' ');
}

function below1000(value: number): string {
  if (value === 100) return 'cem';
  const [hundred, rest] = [Math.floor(value / 100), value % 100];
  const small =
    rest < 20
      ? (units[rest] ?? '')
      : [tens[Math.floor(rest / 10)], rest % 10 > 0 ? units[rest % 10] : ''].filter(Boolean).join(' e ');
  return [hundreds[hundred], rest > 0 ? small : ''].filter(Boolean).join(' e ');
}

/** Centavos as money in words: `dois mil e quinhentos reais e dez centavos`. */
export function moneyInWords(centavos: number): string {
  const [reais, cents] = [Math.floor(centavos / 100), centavos % 100];
  const of = reais >= 1_000_000 && reais % 1_000_000 === 0 ? 'de ' : '';
  const whole = reais > 0 ? `${inWords(reais)} ${of}${reais === 1 ? 'real' : 'reais'}` : '';
  const part = cents > 0 ? `${inWords(cents)} ${cents === 1 ? 'centavo' : 'centavos'}` : '';
  return [whole, part].filter(Boolean).join(' e ') || 'zero real';
}

/** A number with up to two places in words: `quarenta e três vírgula cinco`. */
export function numberInWords(number: number): string {
  const [whole = '0', places = ''] = number.toFixed(2).split('.');
  const kept = places.replace(/0+$/, '');
  const lead = /^0*/.exec(kept)?.[0].length ?? 0;
  const part = kept === '' ? '' : ` vírgula ${'zero '.repeat(lead)}${inWords(Number(kept))}`;
  return inWords(Number(whole)) + part;
}
