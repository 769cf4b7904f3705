import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The question a file without totals asks before anything of it goes out. */
export const sumsTexts = defineTexts({
  title: ['Confira as somas do arquivo', 'Check the sums of the file', 'Compruebe las sumas del archivo'],
  why: [
    'O arquivo não traz totais. Compare estes números com a folha antes de liberar.',
    'The file prints no totals. Compare these figures with the payroll before the release.',
    'El archivo no trae totales. Compare estas cifras con la nómina antes de liberar.',
  ],
  unknown: [
    (count: number) =>
      count === 1 ? '1 recibo não tem com o que ser comparado.' : `${count} recibos não têm com o que ser comparados.`,
    count =>
      count === 1
        ? '1 payslip has nothing to be compared with.'
        : `${count} payslips have nothing to be compared with.`,
    count => (count === 1 ? '1 recibo no tiene con qué compararse.' : `${count} recibos no tienen con qué compararse.`),
  ],
  unusual: [
    (count: number) => `${count} recibos têm valores fora do comum.`,
    count => `${count} payslips have unusual amounts.`,
    count => `${count} recibos tienen importes fuera de lo común.`,
  ],
  documents: word.payslips,
  confirm: ['As somas conferem com a folha', 'The sums are those of the payroll', 'Las sumas coinciden con la nómina'],
  confirmedToast: ['Somas confirmadas', 'Sums confirmed', 'Sumas confirmadas'],
  confirmed: [
    (who: string, when: string) => `${who} confirmou as somas do arquivo em ${when}.`,
    (who, when) => `${who} confirmed the sums of the file on ${when}.`,
    (who, when) => `${who} confirmó las sumas del archivo el ${when}.`,
  ],
});
