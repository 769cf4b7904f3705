import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { causeTexts } from '../causes.messages.ts';
import { useReleaseTexts } from './release-words.ts';

interface Reason {
  codigo: string;
  valores: Readonly<Record<string, string | number | boolean | null>>;
}

/** Why somebody stands on the roster, or a net changed, in words. */
export function useReasons(): (reason: Reason) => string {
  const t = useReleaseTexts();
  const causes: Record<string, string> = useTexts(causeTexts);
  const { date, amount } = useFormats();
  return ({ codigo, valores }) => {
    const name = String(valores.nome ?? '');
    const value = Number(valores.valorAmount ?? 0);
    switch (codigo) {
      case 'ADMITTED_ON':
        return t.admitted(date(String(valores.data)));
      case 'DISMISSED_ON':
        return t.dismissed(date(String(valores.data)));
      case 'PARTIAL_FILE':
        return t.partialFile;
      case 'SAID':
        return String(valores.texto);
      case 'LINE_NEW':
        return t.lineNew(name, amount(value));
      case 'LINE_GONE':
        return t.lineGone(name, amount(value));
      case 'LINE_CHANGED':
        return t.lineChanged(name, `${value < 0 ? '−' : '+'}\u2009${amount(value)}`);
      default:
        return causes[codigo] ?? codigo;
    }
  };
}
