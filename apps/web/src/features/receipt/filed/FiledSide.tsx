import { FileText } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { loadOfOne } from '../document-load.ts';
import { RecordBody } from './FiledBody.tsx';
import { useRecord } from './filed-document.api.ts';
import { hrFiledTexts } from './hr-filed.messages.ts';

/** The record beside the list; which one is in the address. */
export function FiledSide() {
  const t = useTexts(hrFiledTexts);
  const { competence } = useFormats();
  const { query } = useAddress();
  const one = useRecord(query.id);
  return (
    <Modal
      shape="side"
      title={one.data?.nome ?? t.open}
      description={one.data && `${t.of(inSentence(competence(one.data.mes, one.data.ano)))} · ${one.data.empresa}`}
    >
      <ListBody {...loadOfOne(one)} whenEmpty={<StateBlock icon={FileText} title={t.missing} />}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing inside takes the focus, and what is scrolled must be reached by keys */}
        <section tabIndex={0} aria-label={t.records}>
          {one.data && <RecordBody record={one.data} />}
        </section>
      </ListBody>
    </Modal>
  );
}
