import { FileText } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { loadOfOne } from '../document-load.ts';
import { MirrorBody, RecordBody } from './FiledBody.tsx';
import { useMirror, useRecord } from './filed-document.api.ts';
import { hrFiledTexts } from './hr-filed.messages.ts';
import type { FiledPart } from './staff-filed.api.ts';
import type { FiledWords } from './useFiledWords.ts';

/** The document beside the list; which one is in the address. */
export function FiledSide({ part, words }: { part: FiledPart; words: FiledWords }) {
  const t = useTexts(hrFiledTexts);
  const { competence } = useFormats();
  const { query } = useAddress();
  const record = useRecord(part === 'fichas' ? query.id : undefined);
  const mirror = useMirror(part === 'espelhos' ? query.id : undefined);
  const one = part === 'fichas' ? record : mirror;
  return (
    <Modal
      shape="side"
      title={one.data?.nome ?? t.open}
      description={one.data && `${words.of(inSentence(competence(one.data.mes, one.data.ano)))} · ${one.data.empresa}`}
    >
      <ListBody {...loadOfOne(one)} whenEmpty={<StateBlock icon={FileText} title={t.missing} />}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing inside takes the focus, and what is scrolled must be reached by keys */}
        <section tabIndex={0} aria-label={words.kind}>
          {record.data && <RecordBody record={record.data} />}
          {mirror.data && <MirrorBody mirror={mirror.data} />}
        </section>
      </ListBody>
    </Modal>
  );
}
