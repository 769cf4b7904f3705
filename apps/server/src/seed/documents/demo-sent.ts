import { plusDays } from '#core/calendar/days.ts';
import { acceptDocument, addVersion, rejectDocument, viewDocument } from '#features/document/document.ts';
import { showDocuments } from '#features/document/many-documents.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { By } from '#kernel/http/by.ts';
import { asStaff, asWorker, type DemoStaff } from '../demo-acting.ts';
import { acknowledgedBy, type DemoPeople, ranOut, workersOfGroup } from './demo-documents.queries.ts';
import { hold, named, type PaperServices, sendPaper, store } from './demo-papers.ts';

/** How many get the notice, and how many have acknowledged it. */
const [notified, aware] = [40, 26];

/** What HR, a manager and workers send without signatures: read, acknowledged, accepted, refused, expiring, hidden, of two versions. */
export async function makeSentDocuments(
  services: PaperServices,
  helena: DemoStaff,
  bruno: DemoStaff,
  people: DemoPeople,
): Promise<void> {
  const { pool } = services;
  const hr = <T>(work: (tx: Tx, by: By) => Promise<T>) =>
    asStaff(pool, helena, (tx, by) => work(tx, named(by, people.helenaName)));
  const to = (...ids: string[]) => ({ tipo: 'pessoas' as const, ids });
  const { maria, ana } = people;
  const policy = await store(services, 'Política de uso do celular', 2);
  const ask = { especie: 'politica', pede: 'ciente', prazo: plusDays(dayFrom(), 10), pasta: 'Políticas' } as const;
  await hr((tx, by) =>
    sendPaper(tx, by, helena, policy, { ...ask, para: to(maria.employment), etiquetas: ['segurança'] }),
  );
  for (const title of ['Horário novo do refeitório', 'Carta de boas-vindas']) {
    const paper = await store(services, title);
    const id = await hr((tx, by) =>
      sendPaper(tx, by, helena, paper, { especie: 'aviso', pede: 'nada', para: to(maria.employment) }),
    );
    await asWorker(pool, maria.person, (tx, by) => viewDocument(tx, named(by, maria.name), id));
  }
  await sendToMany(services, helena, people);

  const course = await store(services, 'Certificado do curso de empilhadeira');
  const until = (validoAte: string) => ({ especie: 'comprovante', pede: 'nada', validoAte }) as const;
  await hr((tx, by) =>
    sendPaper(tx, by, helena, course, { ...until(plusDays(dayFrom(), 20)), para: to(maria.employment) }),
  );
  const old = await hr((tx, by) =>
    sendPaper(tx, by, helena, course, {
      ...{ ...until(dayFrom()), titulo: 'Certificado da brigada de incêndio', para: to(people.joao.employment) },
    }),
  );
  await acrossTenants(pool, 'a document of the demo that has expired', tx => ranOut(tx, old));

  const [rules, changed] = [
    await store(services, 'Regras do estacionamento'),
    await store(services, 'Regras do estacionamento, com o portão novo'),
  ];
  await hr(async (tx, by) => {
    const id = await sendPaper(tx, by, helena, rules, { especie: 'aviso', pede: 'nada', para: to(maria.employment) });
    const arquivos = [await hold(tx, { ...helena, profile: 'rh' }, changed)];
    const told = { by, tellFilesShown: async () => undefined };
    await addVersion(tx, told, id, { arquivos, motivo: 'O portão da rua de trás abriu.' });
  });
  const wrong = await store(services, 'Aviso enviado por engano');
  await hr(async (tx, by) => {
    const id = await sendPaper(tx, by, helena, wrong, { especie: 'aviso', pede: 'nada', para: to(maria.employment) });
    await showDocuments(tx, by, { ids: [id], visivel: false, confirmado: true });
  });

  const welcome = await store(services, 'Boas-vindas à equipe');
  const one = { especie: 'carta', pede: 'nada' } as const;
  await hr((tx, by) => sendPaper(tx, by, helena, welcome, { ...one, para: to(ana.pantanal) }));
  await asStaff(pool, bruno, (tx, by) =>
    sendPaper(tx, named(by, people.brunoName), bruno, welcome, { ...one, para: to(ana.boreal) }),
  );
  const gustavo = { ...helena, personId: people.gustavo };
  const talk = await store(services, 'Combinados da equipe');
  await asStaff(
    pool,
    gustavo,
    (tx, by) => sendPaper(tx, named(by, people.gustavoName), gustavo, talk, { ...one, para: to(maria.employment) }),
    'gestor',
  );
  await sendFromMaria(services, helena, people);
}

/** A notice that forty are asked to acknowledge; most have. */
async function sendToMany(services: PaperServices, helena: DemoStaff, people: DemoPeople): Promise<void> {
  const paper = await store(services, 'Código de conduta', 3);
  const ids = await acrossTenants(services.pool, 'who gets the demo’s notice', tx =>
    workersOfGroup(tx, helena.accessGroupId, notified),
  );
  const batch = await asStaff(services.pool, helena, (tx, by) =>
    sendPaper(tx, named(by, people.helenaName), helena, paper, {
      ...{ especie: 'politica', pede: 'ciente', prazo: plusDays(dayFrom(), 20), pasta: 'Políticas' },
      para: { tipo: 'pessoas', ids },
    }),
  );
  await acrossTenants(services.pool, 'who has acknowledged the demo’s notice', tx => acknowledgedBy(tx, batch, aware));
}

/** A proof of address that was accepted, and a certificate that couldn't be read. */
async function sendFromMaria(services: PaperServices, helena: DemoStaff, people: DemoPeople): Promise<void> {
  const { pool } = services;
  const { maria } = people;
  const send = async (title: string, especie: string) => {
    const paper = await store(services, title);
    const holder = { personId: maria.person, accessGroupId: helena.accessGroupId };
    return asWorker(pool, maria.person, (tx, by) =>
      sendPaper(tx, named(by, maria.name), holder, paper, {
        ...{ especie, pede: 'nada', para: { tipo: 'rh', idEmpregado: maria.employment } },
      }),
    );
  };
  const address = await send('Comprovante de endereço', 'comprovante');
  const certificate = await send('Atestado de comparecimento', 'declaracao');
  await asStaff(pool, helena, async (tx, by) => {
    const own = named(by, people.helenaName);
    await acceptDocument(tx, own, address, {});
    await rejectDocument(tx, own, certificate, 'A foto está escura e a data não aparece. Tire outra, por favor.');
  });
  await send('Certidão de casamento', 'certidao');
}
