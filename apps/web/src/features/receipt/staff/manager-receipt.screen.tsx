import { to } from '@cracha/contract/navigation/paths.ts';
import { Download } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { loadOfOne } from '../document-load.ts';
import { downloadPdf, useReceipt } from '../receipt.api.ts';
import { staffTexts } from '../staff.messages.ts';
import { StaffReceipt } from './StaffReceipt.tsx';

/** One receipt of somebody of the team, to read. */
export function Screen() {
  const t = useTexts(staffTexts);
  const kinds = useTexts(kindTexts);
  const { competence } = useFormats();
  const { query } = useAddress();
  const one = useReceipt(query.id);
  const receipt = one.data;
  useTitle(receipt?.nome ?? t.title);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead
        title={receipt?.nome ?? t.title}
        lead={receipt && `${kinds[receipt.especie]}, ${inSentence(competence(receipt.mes, receipt.ano))}`}
        back={<BackLink href={to.manager.receipts()} label={t.back} />}
      >
        {receipt?.can.includes('baixar') && (
          <Button
            look="primary"
            onClick={() => void downloadPdf(receipt.id, `recibo-${receipt.ano}-${receipt.mes}`).catch(tellFailure)}
          >
            <Download size={16} aria-hidden />
            {t.pdf}
          </Button>
        )}
      </PageHead>
      <ListBody
        {...loadOfOne(one, query.id === undefined)}
        whenEmpty={<StateBlock icon={Download} title={t.notFound} />}
      >
        <div className="max-w-2xl px-4 pb-8 lg:px-6">{receipt && <StaffReceipt receipt={receipt} />}</div>
      </ListBody>
    </div>
  );
}
