import { fileSections } from '@cracha/contract/features/employment/employment.schemas.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { reportFailure, tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { reasonModal } from '#ui/form/reason-modal.ts';
import { ItemPages } from '../ItemPages.tsx';
import { type KitItem, useItemActs, useKit } from '../kit.api.ts';
import { takeFile } from './staff-kit.api.ts';
import { staffKitTexts } from './staff-kit.messages.ts';

/** What was delivered beside its decision: the picture, where it is filed, until when it is good. */
export function ItemModal({ kit, item: id }: { kit: string; item: string }) {
  const found = useKit(kit);
  const item = found.data?.itens.find(one => one.id === id);
  if (!found.data || !item)
    return (
      <Modal title="…" shape="wide">
        <SkeletonRows rows={6} className="h-11" />
      </Modal>
    );
  return <Decision kit={kit} item={item} worker={found.data.trabalhador} />;
}

function Decision({ kit, item, worker }: { kit: string; item: KitItem; worker: string }) {
  const t = useTexts(staffKitTexts);
  const acts = useItemActs(kit);
  const [section, setSection] = useState<string>(item.secao);
  const [issued, setIssued] = useState('');
  const [until, setUntil] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const accept = () => {
    const secao = oneOf(fileSections, section);
    const body = { ...(secao && { secao }), ...(issued && { emitidoEm: issued }), ...(until && { validoAte: until }) };
    void acts.accept(item.id, body).then(
      () => {
        closeModal();
        toast(t.accepted);
      },
      error => tellBeside(error, setErrors),
    );
  };
  const refuse = () =>
    reasonModal.open({
      title: `${t.refuse}: ${item.nome}`,
      act: t.refuse,
      children: t.refuseLead,
      onConfirm: why => acts.refuse(item.id, why).then(() => toast(t.refusedDone)),
    });
  return (
    <Modal
      title={item.nome}
      description={worker}
      shape="wide"
      dirty={issued !== '' || until !== ''}
      footer={
        <>
          {item.can.includes('recusa') && <Button onClick={refuse}>{t.refuse}</Button>}
          {item.can.includes('aceita') && (
            <Button look="primary" busy={acts.busy} onClick={accept}>
              {t.accept}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <ItemPages kit={kit} item={item} />
        <div className="grid grid-cols-1 content-start gap-4">
          {item.porque !== '' && <p className="text-sm text-ink-2">{item.porque}</p>}
          {item.arquivos.map(file => (
            <Button key={file.n} size="sm" onClick={() => void reportFailure(takeFile(kit, item.id, file))}>
              <Download size={15} aria-hidden />
              <span className="ellipsis">
                {t.download} {file.nome}
              </span>
            </Button>
          ))}
          {item.can.includes('aceita') && (
            <>
              <Select
                label={t.section}
                value={section}
                error={errors.secao}
                onChange={event => setSection(event.target.value)}
              >
                {fileSections.map(one => (
                  <option key={one} value={one}>
                    {t.sections[one]}
                  </option>
                ))}
              </Select>
              {item.validadeMaxima !== null && (
                <DateField
                  label={t.issued}
                  optional
                  help={t.issuedHelp(item.validadeMaxima)}
                  value={issued}
                  error={errors.emitidoEm}
                  onChange={setIssued}
                />
              )}
              <DateField label={t.until} optional value={until} error={errors.validoAte} onChange={setUntil} />
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
