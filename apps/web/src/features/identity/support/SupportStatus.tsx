import { useTexts } from '#kernel/base/texts.ts';
import { Status, type Tone } from '#ui/base/Status.tsx';
import type { SupportRequest } from './support.api.ts';
import { supportTexts } from './support.messages.ts';

const tones: Record<SupportRequest['status'], Tone> = {
  aberta: 'brand',
  liberada: 'ok',
  emUso: 'warn',
  encerrada: 'neutral',
  vencida: 'neutral',
};

export function SupportStatus({ status }: { status: SupportRequest['status'] }) {
  const t = useTexts(supportTexts);
  return <Status tone={tones[status]}>{t[status]}</Status>;
}
