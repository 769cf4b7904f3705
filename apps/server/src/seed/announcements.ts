import type { Tx } from '#kernel/database/transaction.ts';

const day = 86_400_000;

/** A company's announcements: one that has to be confirmed, one that is news, one still being written. Nobody is told anew. */
export async function makeAnnouncements(
  tx: Tx,
  { group, company, author }: { group: string; company: string; author: string },
): Promise<void> {
  const own = { access_group_id: group, company_ids: [company], to_workers: true, created_by: author };
  const published = (daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * day);
    return { published_at: at, delivered_at: at, created_at: at, changed_at: at, published_by: author };
  };
  const made = await tx
    .insertInto('announcement')
    .values([
      {
        ...own,
        ...published(6),
        to_managers: true,
        title: 'Novo procedimento para acidentes de trabalho',
        message:
          '<p>A partir deste mês, todo acidente é comunicado <strong>no mesmo dia</strong>, mesmo sem afastamento.</p><h2>O que fazer</h2><ol><li>Avise a liderança do turno.</li><li>Procure o ambulatório, no prédio 2.</li><li>Confira se a comunicação foi registrada.</li></ol><p>Dúvidas: fale com a segurança do trabalho.</p>',
        pinned: true,
        must_read: true,
      },
      {
        ...own,
        ...published(2),
        to_managers: false,
        title: 'Vacinação contra a gripe na empresa',
        message:
          '<p>Quinta-feira, das 9h às 16h, no refeitório. Traga um documento com foto.</p><ul><li>É gratuita.</li><li>Não precisa marcar hora.</li></ul>',
      },
      { ...own, to_managers: false, title: 'Festa de fim de ano', message: '<p>Data e local ainda a confirmar.</p>' },
    ])
    .returning(['id', 'published_at'])
    .execute();
  const people = await tx
    .selectFrom('employment')
    .select(['id', 'person_id'])
    .where('company_id', '=', company)
    .execute();
  const unique = [...new Map(people.map(row => [row.person_id, row])).values()];
  const readers = made
    .filter(row => row.published_at !== null)
    .flatMap(({ id: announcement_id }) =>
      unique.map(({ id: employment_id, person_id }) => ({
        ...{ announcement_id, employment_id, person_id, access_group_id: group, company_id: company },
        profile: 'trabalhador',
      })),
    );
  await tx.insertInto('announcement_reader').values(readers).execute();
}
