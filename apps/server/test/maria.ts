import type { TestDatabase } from './database.ts';

/** Maria's own employment of the seed. A test may have given her others since, so it is asked by its registration. */
export async function mariasEmployment({ owner }: Pick<TestDatabase, 'owner'>) {
  const { rows } = await owner.query<Record<'id' | 'company_id' | 'access_group_id', string>>(
    `select e.id, e.company_id, e.access_group_id from employment e join person p on p.id = e.person_id
      where p.email = 'maria@pantanal.test' and e.registration = '002001'`,
  );
  const [own] = rows;
  if (!own) throw new Error('The seed has no employment of Maria.');
  return { id: own.id, companyId: own.company_id, accessGroupId: own.access_group_id };
}
