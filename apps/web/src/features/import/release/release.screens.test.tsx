import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { taskOver, useFinishedTask } from '#kernel/lazy/finished-task.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { type Desk, desk, importacao, person, place } from '#test/release-desk.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './hr-import-release.screen.tsx';

beforeEach(taskOver);
const expectFinished = () =>
  waitFor(() => expect(renderHook(useFinishedTask).result.current?.person).toBe('user-helena'));

async function openDesk(given: Partial<Desk> = {}, title = 'Liberar recibos de outubro de 2026') {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  server.answer(releaseContract.releaseDesk, { ...desk, ...given });
  server.refuse(importContract.importEvents, 503, 'ERROR_SEND');
  server.answer(releaseContract.releaseRules, { duasPessoas: true, aoTerminar: false, mudanca: null });
  const user = renderAt('/rh/importacoes/liberar?id=i1', Screen);
  await screen.findByRole('heading', { level: 1, name: title });
  return { server, user };
}

test('the figures stand beside last month, and one press releases', async () => {
  const { server, user } = await openDesk();
  const totals = screen.getByRole('region', { name: 'Totais' });
  expect(within(totals).getByRole('row', { name: /^Proventos/ })).toHaveText(
    '10.000,0011.000,00+\u20091.000,00+\u200910,0%',
  );
  expect(within(totals).getByRole('row', { name: /^Descontos/ })).toHaveText('−\u2009100,00');
  expect(screen.getByText('PLR de 3.310,00, só neste mês')).toBeVisible();
  expect(screen.getByText('148 acima de 10%')).toBeVisible();
  expect(screen.getByText('Todos os ativos têm recibo.')).toBeVisible();
  expect(screen.queryByText(/sobre o arquivo/), 'of a file without problems').toBeNull();
  server.answer(importContract.publishImport, { ...importacao, situacao: 'agendada' });
  await user.click(screen.getByRole('button', { name: 'Liberar 48 recibos' }));
  await expect
    .poll(() => server.requests('POST', /publicar/)[0]?.body)
    .toBe('{"quais":"limpos","email":true,"sms":true}');
  await expectFinished();
});

test('a file without totals: its sums are confirmed once, as they are shown, before anything goes out', async () => {
  const sums = { documentos: 3, ganhos: 798_000, descontos: 111_400, liquido: 686_600 };
  const somas = { ...sums, semComparacao: 2, foraDoComum: 0, confirmadaPor: null, confirmadaEm: null };
  const { server, user } = await openDesk({ impedimento: 'somas', somas });
  expect(screen.getByRole('button', { name: 'Liberar 48 recibos' })).toBeBlocked();
  expect(screen.getByText('O arquivo não traz totais: confirme as somas acima.')).toBeVisible();
  expect(await screen.findByText('6.866,00')).toBeVisible();
  expect(screen.getByText('2 recibos não têm com o que ser comparados.')).toBeVisible();
  server.answer(releaseContract.confirmSums, importacao);
  server.answer(releaseContract.releaseDesk, {
    ...desk,
    somas: { ...somas, confirmadaPor: 'Helena Prado', confirmadaEm: '2026-11-16T12:12:00Z' },
  });
  await user.click(screen.getByRole('button', { name: 'As somas conferem com a folha' }));
  await expect.poll(() => server.requests('POST', /somas/)[0]?.body).toBe(JSON.stringify(sums));
  expect(await screen.findByText(/Helena Prado confirmou as somas do arquivo em/)).toBeVisible();
});

test('a moment that has passed blocks, with the reason beside the button', async () => {
  const { user } = await openDesk();
  await user.click(screen.getByRole('radio', { name: 'Marcar dia e hora' }));
  expect(screen.getByText('Escolha um momento que ainda não passou.')).toBeVisible();
  const moment = screen.getByLabelText('Dia e hora, horário de Brasília');
  await user.type(moment, '2099-01-01T08:00');
  expect(screen.getByRole('button', { name: /Agendar para 01\/01\/2099/ })).not.toBeBlocked();
});

test('who is missing without a reason is marked as expected in place', async () => {
  const grupos = [{ ...place, empresa: 'Pantanal Logística', total: 2, semMotivo: 1 }];
  const faltando = { total: 2, itens: [person('v1', 'Rosa Nogueira', true), person('v2', 'Denis Araújo')], grupos };
  const { server, user } = await openDesk({ quadro: { ...desk.quadro, faltando } });
  const list = screen.getByRole('list', { name: /^Pantanal Logística · / });
  expect(within(list).getAllByRole('listitem')[1]).toHaveText('Denis AraújoMatrícula 1Sem motivo conhecido');
  server.empty(releaseContract.markExpected);
  await user.click(within(list).getByRole('button', { name: 'É esperado' }));
  await expect.poll(() => server.requests('POST', /esperado/)[0]?.body).toBe('{"idVinculo":"v2","esperado":true}');
});

const many = {
  total: 60,
  itens: [person('v1', 'João Silva'), { ...person('v2', 'João Silva'), matricula: '2' }],
  grupos: [
    { ...place, empresa: 'Pantanal Logística', total: 48, semMotivo: 48 },
    { idEmpresa: 'e2', regime: 'estagiario' as const, empresa: 'Cerrado', total: 12, semMotivo: 12 },
  ],
};

test('who is missing stands by company and contract: one reason for a group, one press for a partial file, each taken back', async () => {
  const { server, user } = await openDesk({
    quadro: { ...desk.quadro, ativos: 82, ativosComRecibo: 22, ativosNoArquivo: 11, faltando: many },
  });
  expect(screen.getByText('22 de 82 ativos com recibo: 11 neste arquivo, 11 já publicados')).toBeVisible();
  const group = screen.getByRole('region', { name: /^Pantanal Logística · / });
  expect(within(group).getByText('48 sem motivo conhecido')).toBeVisible();
  expect(screen.getByRole('region', { name: /^Cerrado · / })).toBeVisible();
  // homonyms are told apart
  expect(within(group).getByText('Matrícula 2')).toBeInstanceOf(HTMLElement);

  const ato = '2026-11-16T12:31:00.123Z';
  server.answer(releaseContract.markManyExpected, { total: 48, ato });
  server.answer(releaseContract.undoManyExpected, { total: 48 });
  await user.click(within(group).getByRole('button', { name: 'Todos são esperados' }));
  const dialog = await screen.findByRole('dialog');
  const say = within(dialog).getByRole('button', { name: 'Todos são esperados' });
  expect(say).toBeBlocked();
  await user.type(within(dialog).getByLabelText('Motivo para todos'), 'Recebem por outra folha');
  await user.click(say);
  await expect
    .poll(() => server.requests('POST', /esperados$/)[0]?.body)
    .toBe(JSON.stringify({ grupo: place, motivo: 'Recebem por outra folha' }));
  expect(await screen.findByText('48 pessoas marcadas como esperadas')).toBeVisible();
  await user.click(screen.getByText('Desfazer'));
  await expect.poll(() => server.requests('POST', /esperados\/desfazer$/)[0]?.body).toBe(JSON.stringify({ ato }));

  await user.click(screen.getByRole('button', { name: 'Este arquivo é parcial' }));
  await expect.poll(() => server.requests('POST', /esperados$/)[1]?.body).toBe('{"parcial":true}');
});

test('what to ask payroll for is written out, with company and registration', async () => {
  const { user } = await openDesk({ quadro: { ...desk.quadro, faltando: many } });
  await user.click(screen.getByRole('button', { name: 'Pedir à folha' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Estas pessoas não vieram no arquivo folha_10.pdf, de outubro de 2026:',
      '- João Silva, Matrícula 1, Pantanal Logística',
      '- João Silva, Matrícula 2, Pantanal Logística',
      'e mais 58',
      'Podem conferir e mandar os recibos delas?',
    ].join('\n'),
  );
});

test('both months count the same people, and no sentence says that nothing changed under a total that did', async () => {
  await openDesk({ mudancas: [], mudancasGrandes: 0, anteriorDeOutros: 71, foraDoMes: 6 });
  expect(screen.queryByText('Nenhum líquido mudou.')).toBeNull();
  expect(screen.getByText(/A diferença é de quem não tinha/)).toBeVisible();
  const totals = screen.getByRole('region', { name: 'Totais' });
  expect(within(totals).getByText(/Mais 71 recibos de antes são de outras pessoas/)).toBeVisible();
  expect(within(totals).getByText(/6 documentos deste arquivo são de outro mês ou tipo/)).toBeVisible();
});

test('two people: who reviews asks, and can not release alone', async () => {
  const { server, user } = await openDesk({ duasPessoas: true, impedimento: 'duasPessoas' });
  const ask = screen.getByRole('button', { name: 'Pedir liberação' });
  expect(ask).toBeBlocked();
  expect(screen.getByText('Escolha a quem pedir.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pedir liberação a' }), 'Carlos Meneses');
  await user.type(screen.getByRole('textbox', { name: /Mensagem/ }), 'Tudo certo');
  server.answer(releaseContract.askRelease, importacao);
  await user.click(screen.getByRole('button', { name: 'Pedir liberação a Carlos' }));
  await expect
    .poll(() => server.requests('POST', /pedir/)[0]?.body)
    .toBe('{"para":"u2","email":true,"sms":true,"mensagem":"Tudo certo"}');
});

test('the second person sees the request as a fact, releases it or gives it back with a reason', async () => {
  const pedido = {
    pedidoPor: 'Renata Lopes',
    pedidoEm: '2026-11-16T12:12:00Z',
    para: 'Helena Prado',
    mensagem: 'PLR explica as mudanças.',
    quando: null,
    email: true,
    sms: true,
    paraMim: true,
    meu: false,
  };
  const { server, user } = await openDesk({ duasPessoas: true, pedido });
  expect(screen.getByText('Esperando você')).toBeVisible();
  expect(screen.getByText(/PLR explica as mudanças/)).toBeVisible();
  expect(screen.getByText('Renata Lopes conferiu e pediu a sua liberação.')).toBeVisible();
  const side = within(screen.getByRole('complementary', { name: 'Decisão' }));
  expect(side.getByText('Crachá, e-mail e SMS')).toBeVisible();
  expect(side.getByText('40 trabalhadores com e-mail confirmado, 12 recebem o PDF junto')).toBeVisible();
  expect(side.getByText('5 trabalhadores com celular confirmado')).toBeVisible();
  expect(side.getByText('Para mudar algo, devolva a Renata.')).toBeVisible();
  expect(side.getByText('Esta folha precisa de duas pessoas. Quem confere não libera.')).toBeVisible();
  expect(side.queryByRole('radio')).toBeNull();
  expect(side.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Devolver' }));
  const dialog = await screen.findByRole('dialog', { name: 'Devolver' });
  expect(within(dialog).getByRole('button', { name: 'Devolver' })).toBeBlocked();
  await user.type(within(dialog).getByRole('textbox'), 'Falta o recibo de Denis.');
  server.answer(releaseContract.returnRelease, importacao);
  await user.click(within(dialog).getByRole('button', { name: 'Devolver' }));
  await expect.poll(() => server.requests('POST', /devolver/)[0]?.body).toBe('{"motivo":"Falta o recibo de Denis."}');
  server.answer(releaseContract.grantRelease, importacao);
  await user.click(screen.getByRole('button', { name: 'Liberar 48 recibos' }));
  await expect.poll(() => server.requests('POST', /liberacao\/liberar/)).toHaveLength(1);
  await expectFinished();
});

const scheduledRequest = {
  pedidoPor: 'Renata Lopes',
  pedidoEm: '2026-11-16T12:12:00Z',
  para: 'Helena Prado',
  mensagem: null,
  quando: '2026-12-06T21:00:00Z',
  email: false,
  sms: false,
};

test('who asked sees who is waited for, and nothing to change', async () => {
  await openDesk({ duasPessoas: true, pedido: { ...scheduledRequest, paraMim: false, meu: true } });
  expect(screen.getByText('Renata Lopes conferiu e pediu a liberação de Helena Prado.')).toBeVisible();
  expect(screen.getByText('Só o Crachá')).toBeVisible();
  expect(screen.queryByText(/Para mudar algo/)).toBeNull();
});

test('what can not be cut out of its page is told before the release', async () => {
  await openDesk({ desenhados: 2 });
  expect(screen.getByText('2 PDFs serão desenhados por nós')).toBeVisible();
});

test('the second person sees when it goes out', async () => {
  await openDesk({ duasPessoas: true, pedido: { ...scheduledRequest, paraMim: true, meu: false } });
  expect(screen.getByText(/^Publica em 06\/12\/2026 18:00\. Depois, dá para recolher com um motivo\.$/)).toBeVisible();
});

test('what is out can be collected with a reason, asked twice', async () => {
  const out = { ...importacao, situacao: 'publicada' as const, publicados: 48, limpos: 0 };
  const { user } = await openDesk({ importacao: out, limpos: 0, impedimento: 'semLimpos' });
  expect(screen.getByRole('button', { name: 'Liberar 0 recibos' })).toBeBlocked();
  await user.click(screen.getByRole('button', { name: 'Recolher' }));
  expect(await screen.findByRole('dialog', { name: 'Desfazer esta importação?' })).toHaveText('48 recibos saem');
});

test('the e-mail can be left out, and what is of other companies is told', async () => {
  const { server, user } = await openDesk({ limpos: 45, deOutros: 3 });
  server.answer(importContract.publishImport, { ...importacao, situacao: 'agendada' });
  expect(screen.getByText('3 documentos são de outras empresas e ficam para o RH delas.')).toBeVisible();
  const box = (name: string, description: string) => screen.getByRole('checkbox', { name, description });
  expect(box('Crachá', '48 trabalhadores')).toHaveProperty('disabled', true);
  const mail = box('E-mail', '40 trabalhadores com e-mail confirmado, 12 recebem o PDF junto');
  expect(mail).toBeChecked();
  await user.click(mail);
  expect(box('E-mail', 'Ninguém recebe e-mail desta liberação.')).not.toBeChecked();
  expect(box('SMS', '5 trabalhadores com celular confirmado')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Liberar 45 recibos' }));
  await expect
    .poll(() => server.requests('POST', /publicar$/)[0]?.body)
    .toBe('{"quais":"limpos","email":false,"sms":true}');
});

const bySms = (description: string) => screen.getByRole('checkbox', { name: 'SMS', description });

test('SMS can be left out alone, and it is told where only some of the companies send them', async () => {
  const { server, user } = await openDesk({ empresas: 2 });
  server.answer(importContract.publishImport, { ...importacao, situacao: 'agendada' });
  await user.click(bySms('5 trabalhadores com celular confirmado, das empresas que avisam por SMS'));
  expect(bySms('Ninguém recebe SMS desta liberação.')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Liberar 48 recibos' }));
  await expect
    .poll(() => server.requests('POST', /publicar$/)[0]?.body)
    .toBe('{"quais":"limpos","email":true,"sms":false}');
});

test('where no company of the file tells by SMS there is nothing to choose, and none is sent', async () => {
  const { server, user } = await openDesk({ avisos: { ...desk.avisos, sms: 0, empresasComSms: 0 } });
  server.answer(importContract.publishImport, { ...importacao, situacao: 'agendada' });
  const sms = bySms('Nenhuma empresa deste arquivo avisa por SMS.');
  expect(sms).toHaveProperty('disabled', true);
  expect(sms).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Liberar 48 recibos' }));
  await expect
    .poll(() => server.requests('POST', /publicar$/)[0]?.body)
    .toBe('{"quais":"limpos","email":true,"sms":false}');
});

test('a file of income statements is of a year: other words, the year before, and what the payslips say', async () => {
  const informes = {
    ...{ iguais: 45, diferentes: 1, incertos: 0, semAno: 2 },
    itens: [
      {
        idDocumento: 'd1',
        nome: 'Camila Nakamura',
        achados: [
          {
            codigo: 'STATEMENT_DIFFERS',
            valores: { box: '3.1', printedAmount: 3_700_000, computedAmount: 3_600_000 },
          },
        ],
      },
    ],
  };
  const left = {
    ...person('v1', 'Rosa Nogueira'),
    motivo: { codigo: 'DISMISSED_ON', valores: { data: '2025-06-30' } },
  };
  const { server, user } = await openDesk(
    {
      ...{ tipo: 3, especie: null, mes: null, ano: 2025, informes },
      mudancas: desk.mudancas.map(change => ({ ...change, motivo: null })),
      quadro: {
        ...desk.quadro,
        faltando: {
          total: 1,
          itens: [left],
          grupos: [{ ...place, empresa: 'Pantanal Logística', total: 1, semMotivo: 1 }],
        },
      },
    },
    'Liberar informes de rendimentos de 2025',
  );
  const compared = screen.getByRole('region', { name: 'Informes × recibos do ano' });
  expect(compared).toHaveText('45 iguais aos recibos1 diferente dos recibos2 sem os recibos do ano todo');
  expect(
    within(compared).getByText(/^No quadro 3\.1 o informe diz R\$ 37\.000,00, mas os recibos do ano somam/),
  ).toBeVisible();
  const totals = screen.getByRole('region', { name: 'Totais' });
  expect(
    within(totals)
      .getAllByRole('columnheader')
      .map(cell => cell.textContent),
  ).toEqual(['R$', '2024', '2025', 'Diferença']);
  expect(
    within(totals)
      .getAllByRole('rowheader')
      .map(cell => cell.textContent?.trim()),
  ).toEqual(['Informes (quantos)', 'Rendimentos', 'Imposto retido']);
  const changes = screen.getByRole('region', { name: 'As cinco maiores mudanças nos rendimentos' });
  expect(within(changes).queryByText('Motivo')).toBeNull();
  // owed to who has left, too, and marked where none is needed
  const missing = screen.getByRole('list', { name: /^Pantanal Logística · / });
  expect(missing).toHaveText('Desligamento em 30/06/2025');
  server.empty(releaseContract.markExpected);
  await user.click(within(missing).getByRole('button', { name: 'É esperado' }));
  await expect.poll(() => server.requests('POST', /esperado/)[0]?.body).toBe('{"idVinculo":"v1","esperado":true}');
  expect(screen.getByRole('button', { name: 'Liberar 48 informes' })).not.toBeBlocked();
});

test.each([
  [
    2,
    'Liberar benefícios de outubro de 2026',
    'Liberar 48 benefícios',
    ['Benefícios (quantos)', 'Valor', 'Desconto', 'Líquido'],
  ],
  [6, 'Liberar documentos de outubro de 2026', 'Liberar 48 documentos', ['Documentos (quantos)']],
] as const)('a file of type %i is called what it is, with the totals that it has', async (tipo, title, act, rows) => {
  await openDesk({ tipo, especie: null }, title);
  const totals = screen.getByRole('region', { name: 'Totais' });
  expect(
    within(totals)
      .getAllByRole('rowheader')
      .map(cell => cell.textContent?.trim()),
  ).toEqual(rows);
  expect(screen.queryAllByRole('heading', { name: /^As cinco maiores mudanças/ })).toHaveLength(tipo === 2 ? 1 : 0);
  expect(screen.getByRole('button', { name: act })).not.toBeBlocked();
});

const twoPeople = () => screen.getByRole('checkbox', { name: 'Duas pessoas: quem confere não libera' });

test('S10: whoever switches the rule of two persons off only asks for it', async () => {
  const { server, user } = await openDesk({ duasPessoas: true, impedimento: 'duasPessoas' });
  const mudanca = {
    ...{ id: 'c1', pedidoPor: 'Helena Prado', pedidoEm: '2026-11-27T17:30:00Z', expiraEm: '2026-11-30T17:30:00Z' },
    ...{ aoTerminar: false, meu: true, possoDecidir: false, podemConfirmar: ['Carlos Meneses'] },
  };
  const waits = { duasPessoas: true, aoTerminar: false, mudanca };
  server.answer(releaseContract.setReleaseRules, waits);
  server.answer(releaseContract.releaseRules, waits);
  await user.click(twoPeople());
  expect(await screen.findByText('Espera a confirmação de outra pessoa')).toBeVisible();
  expect(server.requests('PUT', /regras$/)[0]?.body).toBe('{"duasPessoas":false,"aoTerminar":false}');
  expect(twoPeople()).toBeChecked();
  expect(twoPeople()).toHaveProperty('disabled', true);
});

test('S10: who alone may release reads how a second person comes', async () => {
  await openDesk({ duasPessoas: true, impedimento: 'duasPessoas', podemLiberar: [] });
  expect(twoPeople()).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Só você pode liberar\. .* em todas as empresas\. Ela confirma\.$/)).toBeVisible();
});

test('what came of it takes the place of the desk: how many, when, who was told, what next', async () => {
  const em = new Date().toISOString();
  const { server } = await openDesk();
  expect(screen.queryByRole('heading', { level: 2, name: /publicados/ })).toBeNull();
  server.answer(releaseContract.releaseDesk, {
    ...desk,
    importacao: { ...importacao, situacao: 'publicada', publicados: 48, limpos: 0 },
    limpos: 0,
    impedimento: 'semLimpos',
    resultado: { documentos: 48, pessoas: 46, em },
  });
  await act(() => queries.invalidateQueries());
  const said = await screen.findByRole('heading', {
    level: 2,
    name: /^48 recibos publicados às \d\d:\d\d, 46 pessoas avisadas$/,
  });
  expect(said).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Recibos de outubro de 2026 publicados' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Liberar/ })).toBeNull();
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Ver recibos')).toBe('/rh/recibos-pagamentos?competencia=2026-10');
  expect(leads('Lembrar quem não viu')).toBe('/rh/recibos-pagamentos?competencia=2026-10&situacao=naoVisto');
  expect(screen.getByRole('button', { name: 'Recolher' })).toBeVisible();
  await expectAccessible();
});

test('while it goes out, nothing offers to call it off', async () => {
  await openDesk({ importacao: { ...importacao, situacao: 'agendada', agendadaPara: '2026-11-16T12:12:00Z' } });
  expect(screen.getByText('Publicando agora…')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancelar agendamento' })).toBeNull();
});
