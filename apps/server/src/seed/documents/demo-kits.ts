import type pg from 'pg';
import { definitionById } from '#features/kit/definition.queries.ts';
import { createDefinition } from '#features/kit/definition.ts';
import { itemsOf } from '#features/kit/kit-item.queries.ts';
import { acceptItem, deliverItem, refuseItem } from '#features/kit/kit-item.ts';
import { askPaper, openAdmission, openTermination } from '#features/kit/open-kit.ts';
import { dayFrom } from '#kernel/day.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { asStaff, type DemoStaff } from '../demo-acting.ts';
import { workersOfKits } from './demo-kits.queries.ts';
import { hold, named, store } from './demo-papers.ts';

interface KitSeedServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'put'>;
  jobs: Pick<Jobs, 'enqueue'>;
}
type Items = Parameters<typeof createDefinition>[2]['itens'];

const common: Items = [
  {
    tipo: 'papel',
    nome: 'RG ou CNH',
    lados: 2,
    secao: 'identidade',
    porque: 'A lei manda registrar você com o documento.',
  },
  { tipo: 'papel', nome: 'CPF', secao: 'identidade', porque: 'Para o registro e o INSS.' },
  {
    tipo: 'papel',
    nome: 'Comprovante de endereço',
    validadeMaxima: 90,
    gestor: true,
    porque: 'Para o vale-transporte.',
  },
  { tipo: 'papel', nome: 'Foto 3x4', porque: 'Para o crachá.' },
  { tipo: 'papel', nome: 'Comprovante da conta', salario: true, porque: 'Para depositar o salário.' },
];
const kits: readonly { nome: string; regimes: ('empregado' | 'aprendiz' | 'estagiario')[]; itens: Items }[] = [
  { nome: 'Admissão CLT', regimes: ['empregado'], itens: common },
  {
    ...{ nome: 'Admissão de aprendiz', regimes: ['aprendiz'] },
    itens: [
      ...common,
      {
        tipo: 'papel',
        nome: 'Declaração de matrícula',
        secao: 'formacao',
        porque: 'O contrato de aprendiz pede a escola.',
      },
    ],
  },
  {
    ...{ nome: 'Estágio', regimes: ['estagiario'] },
    itens: [
      ...common.slice(0, 4),
      { tipo: 'papel', nome: 'Termo da faculdade', secao: 'formacao', porque: 'A Lei do Estágio pede.' },
    ],
  },
];

/** Kits for three regimes; João's at 60 %, with a paper for Gustavo to accept; a paper of Maria's; a termination on day 7 of 10 (product 6.20). */
export async function makeDemoKits(services: KitSeedServices, helena: DemoStaff): Promise<void> {
  const { pool, jobs } = services;
  const opening = { enqueue: jobs.enqueue };
  const workers = await workersOfKits(pool, helena.accessGroupId);
  if (!workers.joao || !workers.maria || workers.made) return;
  const { joao, maria, leaving } = workers;
  const made = await asStaff(pool, helena, async (tx, by) => {
    const hr = named(by, 'Helena Martins Prado');
    const ids: string[] = [];
    for (const kit of kits) ids.push((await createDefinition(tx, hr, { ...kit, tipo: 'admissao' })).id);
    const definition = await definitionById(tx, ids[0] ?? '');
    const kit = await openAdmission(tx, opening, hr, { idEmpregado: joao.id, idDefinicao: definition?.id ?? '' });
    await askPaper(tx, opening, hr, {
      idEmpregado: maria.id,
      nome: 'Comprovante de escolaridade',
      porque: 'Para atualizar seu cadastro.',
      secao: 'formacao',
    });
    if (leaving) {
      const ends = {
        codigo: '02' as const,
        aviso: 'trabalhado' as const,
        avisoEm: dayFrom(-37),
        ultimoDia: dayFrom(-7),
      };
      const termination = await openTermination(tx, opening, hr, { ...ends, idEmpregado: leaving.id });
      for (const { id: item } of (await itemsOf(tx, [termination])).slice(0, 3))
        await acceptItem(tx, hr, { id: termination, item }, {});
    }
    return { kit, items: await itemsOf(tx, [kit]) };
  });
  await deliverAll(services, helena, made);
}

/** João delivers all of it: three are accepted, one waits for the manager, one was refused. */
async function deliverAll(
  services: KitSeedServices,
  helena: DemoStaff,
  { kit, items }: { kit: string; items: readonly { id: string; name: string; sides: number }[] },
): Promise<void> {
  // HR hands in for him what he brought: his own access is new
  const holder = { ...helena, profile: 'rh' };
  for (const { id: item, name, sides } of items) {
    const papers: Awaited<ReturnType<typeof store>>[] = [];
    for (let side = 1; side <= sides; side++)
      papers.push(await store(services, sides === 2 ? `${name}, lado ${side}` : name));
    await asStaff(services.pool, helena, async (tx, by) => {
      const hr = named(by, 'Helena Martins Prado');
      const held: string[] = [];
      for (const paper of papers) held.push(await hold(tx, holder, paper));
      await deliverItem(tx, hr, { id: kit, item }, held);
    });
  }
  await asStaff(services.pool, helena, async (tx, by) => {
    const hr = named(by, 'Helena Martins Prado');
    const [identity, cpf, , photo, account] = items;
    for (const one of [identity, cpf, photo]) if (one) await acceptItem(tx, hr, { id: kit, item: one.id }, {});
    if (account) await refuseItem(tx, hr, { id: kit, item: account.id }, 'O número da conta não aparece inteiro.');
  });
}
