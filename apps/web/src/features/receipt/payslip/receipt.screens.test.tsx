import { announcingContract } from '@cracha/contract/features/announcement/announcing.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Screen as Home } from '#areas/worker/home/worker-home.screen.tsx';
import { taskOver, useFinishedTask } from '#kernel/lazy/finished-task.ts';
import { maria, signedInAs } from '#test/people.ts';
import { changes, receipt, workerHome, workerRow } from '#test/receipts.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as One } from './worker-receipt.screen.tsx';
import { Screen as List } from './worker-receipts.screen.tsx';

beforeEach(taskOver);

test('home answers how much first, and the eye hides every amount', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(receiptContract.workerHome, workerHome);
  const user = renderAt('/trabalhador/inicio', Home);
  expect(await screen.findByRole('heading', { name: 'Salário de outubro' })).toBeVisible();
  expect(screen.getByText('2.847,32')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Esconder valores' }));
  expect(screen.queryByText('2.847,32')).toBeNull();
  expect(screen.getAllByText('valor escondido')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Mostrar valores' }));
  expect(screen.getByText('2.847,32')).toBeVisible();
});

test('home without receipts says where the first one appears', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(receiptContract.workerHome, { ...workerHome, ultimoRecibo: null, pendentes: [], totalPendentes: 0 });
  renderAt('/trabalhador/inicio', Home);
  expect(await screen.findByText('Seu primeiro recibo aparece aqui')).toBeVisible();
});

test('home tells of what else is new, also before the first payslip', async () => {
  const server = stubServer();
  const more = ['TrabalhadorBeneficioVisualizar', 'TrabalhadorInformeRendimentoVisualizar'] as const;
  await signedInAs({ ...maria, permissions: [...maria.permissions, ...more] }, 'trabalhador');
  server.answer(receiptContract.workerHome, {
    ...workerHome,
    ultimoRecibo: null,
    pendentes: [],
    totalPendentes: 0,
    totalBeneficiosPendentes: 1,
    novidades: [
      { id: 'b1', tipo: 2, titulo: 'Vale-refeição', mes: 10, ano: 2026 },
      { id: 's1', tipo: 3, titulo: null, mes: null, ano: 2025 },
    ],
  });
  renderAt('/trabalhador/inicio', Home);
  const benefit = await screen.findByRole('link', { name: /Confira seu benefício.*Vale-refeição, outubro de 2026/ });
  expect(benefit.getAttribute('href')).toBe('/trabalhador/visualiza-beneficio?id=b1');
  const fresh = screen.getByRole('heading', { name: 'Novo para você' }).parentElement;
  expect(fresh?.querySelector('a')?.textContent).toBe('Informe de rendimentos2025');
  expect(screen.queryByText('Tudo em dia')).toBeNull();
});

test('home has a row for each kind that waits, with how many, and leads to its list', async () => {
  const server = stubServer();
  await signedInAs({ ...maria, permissions: [...maria.permissions, 'TrabalhadorBeneficioVisualizar'] }, 'trabalhador');
  server.answer(receiptContract.workerHome, {
    ...workerHome,
    totalPendentes: 12,
    totalBeneficiosPendentes: 30,
    novidades: [{ id: 'b1', tipo: 2, titulo: 'Vale-refeição', mes: 10, ano: 2026 }],
  });
  renderAt('/trabalhador/inicio', Home);
  const rows = (await screen.findAllByRole('link', { name: /Confira/ })).map(row => [
    row.textContent,
    row.getAttribute('href'),
  ]);
  expect(rows).toEqual([
    ['Confira 12 recibosO mais novo: outubro de 2026', '/trabalhador/recibos'],
    ['Confira 30 benefíciosO mais novo: Vale-refeição, outubro de 2026', '/trabalhador/beneficios'],
  ]);
  expect(screen.queryByText(/42|Ver todos/)).toBeNull();
});

const announcing = {
  id: 'c1',
  nomeFantasia: 'Pantanal Logística',
  logo: null,
  totalNaoLidos: 2,
  aConfirmar: [
    { id: 'a2', titulo: 'Férias coletivas', expiraEm: '2026-12-10T12:00:00Z' },
    { id: 'a1', titulo: 'Novo uniforme', expiraEm: null },
  ],
  ultimo: {
    id: 'a3',
    titulo: 'Feriado de 20 de novembro',
    inicio: 'Quem trabalha na sexta recebe em dobro.',
    publicadoEm: '2026-11-18T17:20:00Z',
  },
};

test('home asks for what must be confirmed, what has an end first, and tells how the newest announcement begins', async () => {
  const server = stubServer();
  await signedInAs(
    { ...maria, permissions: [...maria.permissions, 'TrabalhadorComunicadoVisualizar'] },
    'trabalhador',
    ['recibos', 'comunicados'],
  );
  server.answer(receiptContract.workerHome, workerHome);
  const employers = Promise.withResolvers<void>();
  server.answer(announcingContract.announcingCompanies, [announcing]);
  const answered = fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input.includes('EmpresasComunicacao')) await employers.promise;
    return answered(input, init);
  });
  renderAt('/trabalhador/inicio', Home);
  await waitFor(() => expect(server.requests('GET', /recibo\/inicio/)).toHaveLength(1));
  await new Promise(resolve => setTimeout(resolve, 50));
  // nothing is drawn that the announcements would push away
  expect(screen.queryByText('2.847,32')).toBeNull();
  employers.resolve();
  const todo = (await screen.findByRole('heading', { name: 'Falta você resolver' })).parentElement;
  expect([...(todo?.querySelectorAll('a') ?? [])].map(row => row.textContent)).toEqual([
    'Leia e confirmeFérias coletivas · até 10 dez',
    'Confira seu reciboFolha mensal, outubro de 2026',
    'Leia e confirmeNovo uniforme',
  ]);
  const newest = screen.getByRole('link', { name: /Feriado de 20 de novembro.*Quem trabalha na sexta/ });
  expect(newest.getAttribute('href')).toBe('/trabalhador/comunicados?id=a3');
  expect(screen.getByRole('link', { name: '2 comunicados por ler' })).toBeVisible();
});

test('benefits that wait have their row also where newer things of other kinds fill the news', async () => {
  const server = stubServer();
  await signedInAs({ ...maria, permissions: [...maria.permissions, 'TrabalhadorBeneficioVisualizar'] }, 'trabalhador');
  const counts = { pendentes: [], totalPendentes: 0, totalBeneficiosPendentes: 3, novidades: [] };
  server.answer(receiptContract.workerHome, { ...workerHome, ...counts });
  renderAt('/trabalhador/inicio', Home);
  expect(await screen.findByRole('link', { name: /Confira 3 benefícios.*Os valores estão certos/ })).toBeVisible();
  expect(screen.queryByText('Tudo em dia')).toBeNull();
});

test('home is silent about what its reader may not open', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  const news = [{ id: 'b1', tipo: 2 as const, titulo: null, mes: 10, ano: 2026 }];
  server.answer(receiptContract.workerHome, {
    ...workerHome,
    pendentes: [],
    totalPendentes: 0,
    totalBeneficiosPendentes: 1,
    novidades: news,
  });
  renderAt('/trabalhador/inicio', Home);
  expect(await screen.findByText('Tudo em dia')).toBeVisible();
  expect(screen.queryByRole('link', { name: /benefício/ })).toBeNull();
});

test('the list shows three, then more after the last one seen; filters go to the address', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(receiptContract.workerReceipts, ({ query }) => ({
    items: query.get('after') ? [workerRow(7)] : [workerRow(10, { visualizado: false }), workerRow(9), workerRow(8)],
    total: 4,
    page: 1,
    size: 3,
    after: query.get('after') ? null : 'cursor',
    anos: [2026, 2025],
  }));
  const user = renderAt('/trabalhador/recibos', List);
  expect(await screen.findByRole('link', { name: /Outubro de 2026.*Novo/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByRole('link', { name: /Julho de 2026/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ano' }), '2025');
  expect(location.search).toBe('?ano=2025');
});

async function openReceipt(change: Partial<typeof receipt> = {}) {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(receiptContract.receiptOfEmployment, { ...receipt, ...change });
  server.answer(receiptContract.receiptChanges, changes);
  const user = renderAt('/trabalhador/visualiza-recibo?id=r1', One);
  await screen.findByRole('heading', { name: 'Recibo de outubro' });
  return { server, user };
}

test('a receipt explains its known lines, and leads to why the net changed', async () => {
  const { user } = await openReceipt();
  await user.click(screen.getByText('Horas extras 50%', { selector: 'summary *' }));
  expect(screen.getByText('Horas além da sua jornada, pagas com acréscimo.')).toBeVisible();
  const why = await screen.findByRole('link', { name: /164,21 a menos que em setembro. Por quê\?/ });
  expect(why.getAttribute('href')).toBe('/trabalhador/visualiza-recibo/mudou?id=r1');
});

test("the employer's own words for net and columns stand in the place of the usual ones", async () => {
  await openReceipt({ nomesCampos: { liquido: 'A receber', vencimentos: 'Proventos', descontos: 'Retenções' } });
  expect(screen.getByRole('heading', { name: 'Proventos' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Retenções' })).toBeVisible();
  expect(screen.getByText('A receber', { selector: '.no-print *' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'O que você ganhou' })).toBeNull();
});

test('agreeing is one tap and is sent once', async () => {
  const { server, user } = await openReceipt();
  server.answer(receiptContract.answerReceipt, {
    id: 'r1',
    concorda: true,
    mensagem: null,
    dataConfirmacao: '2026-11-07T12:12:00Z',
    ip: '127.0.0.1',
  });
  server.answer(receiptContract.receiptOfEmployment, {
    ...receipt,
    concorda: true,
    dataConfirmacao: '2026-11-07T12:12:00Z',
    can: ['baixar'],
  });
  await user.click(screen.getByRole('button', { name: 'Sim, estão' }));
  expect(await screen.findByText('Você confirmou os valores em 07/11/2026 09:12.')).toHaveFocus();
  expect(server.requests('POST', /concordaholerite/)).toHaveLength(1);
  expect(renderHook(useFinishedTask).result.current?.person).toBe('user-maria');
});

test('disagreeing needs a message, may point at a line, and asks before losing it', async () => {
  const { server, user } = await openReceipt();
  await user.click(screen.getByRole('button', { name: 'Não estão' }));
  const dialog = await screen.findByRole('dialog', { name: 'O que está errado?' });
  const send = within(dialog).getByRole('button', { name: 'Enviar para o RH' });
  expect(send).toBeBlocked();
  expect(send).toBeDescribedBy('Escreva o que está errado para enviar');
  await user.type(within(dialog).getByLabelText('Mensagem'), 'Faltaram 2 horas');
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  expect(within(dialog).getByRole('alert')).toHaveText('Descartar o que você escreveu?');
  await user.click(within(dialog).getByRole('button', { name: 'Continuar escrevendo' }));
  await user.selectOptions(within(dialog).getByLabelText('Sobre qual linha?'), '040');
  server.answer(receiptContract.answerReceipt, {
    id: 'r1',
    concorda: false,
    mensagem: 'x',
    dataConfirmacao: '2026-11-07T12:12:00Z',
    ip: null,
  });
  await user.click(within(dialog).getByRole('button', { name: 'Enviar para o RH' }));
  await expect.poll(() => server.requests('POST', /concordaholerite/)[0]?.body).toContain('codigoVerba=040');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(renderHook(useFinishedTask).result.current).toBeUndefined();
});

test('a receipt that is gone says so and leads back', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.refuse(receiptContract.receiptOfEmployment, 404, 'RECEIPT_NOT_FOUND');
  renderAt('/trabalhador/visualiza-recibo?id=other', One);
  expect(await screen.findByText('Recibo não encontrado')).toBeVisible();
});

test('the screen names the bank and reads capitals as a sentence; the paper keeps what is printed', async () => {
  const [first, ...others] = receipt.verbas;
  if (!first) throw new Error('no line');
  await openReceipt({ banco: '341', verbas: [{ ...first, descricao: 'DSR S/ HORAS EXTRAS' }, ...others] });
  expect(screen.getByText(/Itaú · Pantanal Logística/)).toBeVisible();
  expect(screen.getByText('DSR s/ horas extras')).toBeVisible();
  const paper = document.querySelector('.print-sheet');
  expect(paper).toHaveText('DSR S/ HORAS EXTRAS');
  expect(paper).toHaveText('Banco341, ag. 0911');
});

test('a reference says what it counts, where that is certain', async () => {
  const [line] = receipt.verbas;
  if (!line) throw new Error('a line');
  await openReceipt({
    verbas: [
      { ...line, referencia: '30,00', natureza: 'salario' },
      { ...line, codigo: '2', vencimentos: null, descontos: 100, referencia: '6,00', natureza: 'valeTransporte' },
      { ...line, codigo: '3', referencia: '3/12', natureza: 'decimoTerceiro' },
    ],
  });
  expect(await screen.findByText('30 dias')).toBeVisible();
  expect(screen.getByText('6\u00a0%', { normalizer: text => text })).toBeVisible();
  expect(screen.getAllByText('3/12').length).toBeGreaterThan(0);
});

test('the paper says who the employer is by law and where, since when and as what one works, and how it is checked', async () => {
  await openReceipt({
    razaoSocial: 'Pantanal Logística Ltda',
    endereco: 'Av. dos Autonomistas, 1500, Cajamar, SP',
    cbo: '782220',
    admissao: '2019-03-12',
    lotacao: 'CD Cajamar',
    concorda: true,
    dataConfirmacao: '2026-11-06T21:12:00Z',
    ipConfirmacao: '177.38.0.1',
    qrCode: true,
    codigoAutenticidade: '7KQ4-M2XA-91TD',
  });
  const paper = document.querySelector<HTMLElement>('.print-sheet') ?? document.body;
  for (const words of [
    'PANTANAL LOGÍSTICA LTDA',
    'Av. dos Autonomistas, 1500, Cajamar, SP',
    'CBO7822-20',
    'Admissão12/03/2019',
    'LotaçãoCD Cajamar',
    'Confirmado eletronicamente por Maria Aparecida Souza em 06/11/2026 18:12',
    'com o código 7KQ4-M2XA-91TD',
  ])
    expect(paper).toHaveText(words);
  await waitFor(() => expect(paper.querySelector('svg.qr')).not.toBeNull());
});

test('a receipt that a phone keeps from before names the employer as it did', async () => {
  await openReceipt({});
  const paper = document.querySelector('.print-sheet');
  expect(paper).toHaveText('PANTANAL LOGÍSTICA');
  expect(paper?.textContent).not.toMatch(/CBO|Admissão|undefined/);
});
