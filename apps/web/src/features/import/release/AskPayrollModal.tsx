import { Copy } from 'lucide-react';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { missingTexts } from './missing.messages.ts';
import type { ReleaseDesk } from './release.types.ts';

/** What to write to whoever does the payroll: who is missing, with company and registration. */
export function AskPayrollModal({ desk }: { desk: Pick<ReleaseDesk, 'quadro' | 'importacao' | 'mes' | 'ano'> }) {
  const t = useTexts(missingTexts);
  const { competence } = useFormats();
  const { quadro, importacao, mes, ano } = desk;
  const { itens, grupos } = quadro.faltando;
  const named = itens.filter(({ esperado }) => !esperado);
  const all = grupos.reduce((sum, { semMotivo }) => sum + semMotivo, 0);
  const companyOf = (id: string) => grupos.find(({ idEmpresa }) => idEmpresa === id)?.empresa;
  const text = [
    t.askBegin(importacao.nome, mes && ano ? inSentence(competence(mes, ano)) : ''),
    ...named.map(item =>
      [
        '-',
        [item.nome, item.matricula && t.registration(item.matricula), companyOf(item.idEmpresa)]
          .filter(Boolean)
          .join(', '),
      ].join(' '),
    ),
    ...(all > named.length ? [t.askRest(all - named.length)] : []),
    t.askEnd,
  ].join('\n');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(() => {
      closeModal();
      toast(t.copied);
    });
  return (
    <Modal
      title={t.ask}
      description={t.askLead}
      footer={
        <Button look="primary" onClick={copy}>
          <Copy size={16} aria-hidden />
          {t.copy}
        </Button>
      }
    >
      <TextArea label={t.askText} rows={10} readOnly value={text} />
    </Modal>
  );
}
