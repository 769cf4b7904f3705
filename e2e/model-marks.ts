import type { Page } from '@playwright/test';

const percent = (fraction: number) => String(Math.round(fraction * 1000) / 10);

/** Adds a region of a model and types where it stands. */
export async function typeRegion(page: Page, label: string, box: readonly number[]): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar região' }).click();
  const entry = page.getByRole('group').last();
  await entry.getByLabel('Campo').selectOption({ label });
  for (const [side, edge] of ['Esquerda %', 'Topo %', 'Direita %', 'Base %'].entries())
    await entry.getByLabel(edge).fill(percent(box[side] ?? 0));
}

/** Four workers of one company of Grupo Pantanal, for a file of their own. */
export async function fourWorkers(ask: (sql: string) => Promise<Record<string, unknown>[]>) {
  const workers = await ask(
    `select p.cpf, e.registration, e.name, c.cnpj from employment e join person p on p.id = e.person_id join company c on c.id = e.company_id
       join access_group g on g.id = e.access_group_id
      where g.name = 'Grupo Pantanal' and e.dismissed_on is null and c.id = (select company_id from employment where dismissed_on is null and access_group_id = g.id order by name limit 1)
      order by e.name limit 4`,
  );
  return workers.map(({ cpf, registration, name, cnpj }) => ({
    cpf: String(cpf),
    registration: String(registration),
    name: String(name),
    cnpj: String(cnpj),
  }));
}

/** The browser forgets who was signed in. */
export async function leave(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
