import { languages } from '@cracha/contract/kernel/wire.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { admissionArticles } from './admissions/help-admission.messages.ts';
import { documentArticles } from './documents/help-documents.messages.ts';
import { kitArticles } from './documents/help-kits.messages.ts';
import { helpArticles } from './help-articles.messages.ts';
import { clockArticles } from './help-clock.messages.ts';
import { deskArticles } from './help-desk.messages.ts';
import { requestArticles } from './help-requests.messages.ts';
import { vacationArticles } from './help-vacation.messages.ts';

/** The help of a demo installation, in its three languages, published. */
export async function makeHelp(tx: Tx): Promise<void> {
  const rows = [
    ...helpArticles,
    ...clockArticles,
    ...deskArticles,
    ...vacationArticles,
    ...requestArticles,
    ...admissionArticles,
    ...documentArticles,
    ...kitArticles,
  ].flatMap(({ areas, kind, position, texts }) =>
    areas.flatMap(area =>
      languages.map(language => ({ area, language, kind, position, ...texts[language], published: true })),
    ),
  );
  await tx.insertInto('help_item').values(rows).execute();
}
