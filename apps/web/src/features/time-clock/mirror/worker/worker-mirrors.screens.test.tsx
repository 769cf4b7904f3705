import { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { timesheetFileContract } from '@cracha/contract/features/time-clock/timesheet-file.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { aDay, aMirror, anEvent, aRow } from '#test/mirrors.ts';
import { maria, signedInAs } from '#test/people.ts';
import { expectPrinted, onScreen } from '#test/printed.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { stubUploads } from '#test/uploads.ts';
import { Screen } from './worker-timesheets.screen.tsx';

const page = { page: 1, size: 3, after: null };
const address = '/trabalhador/visualiza-espelho-ponto?id=sheet-10';

beforeEach(() =>
  signedInAs(
    {
      ...maria,
      permissions: [...maria.permissions, 'TrabalhadorEspelhoPontoVisualizar', 'TrabalhadorEspelhoPontoDownload'],
    },
    'trabalhador',
    ['ponto-registro'],
  ),
);

function serverWith(mirror: ReturnType<typeof aMirror>) {
  const server = stubServer();
  server.answer(calls.workerTimesheets, { items: [aRow()], total: 1, ...page });
  server.answer(calls.timesheet, mirror);
  return server;
}

/** What is sent by XHR, each answered as it is given. */
describe('the own periods', () => {
  test('are cards with state and balance, and say what still waits for their worker', async () => {
    const server = stubServer();
    const september = aRow({
      ...{ id: 'sheet-9', mes: 9, periodoInicio: '2026-09-01', periodoFim: '2026-09-30' },
      ...{ status: 'aprovado', concorda: true },
    });
    server.answer(calls.workerTimesheets, ({ query }) => ({
      items: [query.has('after') ? september : aRow({ diasIncompletos: 2 })],
      total: 2,
      ...page,
      after: query.has('after') ? null : 'next',
    }));
    const user = renderAt('/trabalhador/espelhos-ponto', Screen);
    const october = await screen.findByRole('link', { name: /Outubro de 2026/ });
    expect(october.getAttribute('href')).toBe(address);
    for (const words of ['Aberto', '+ 4h 12min', 'Falta justificar 2 dias', 'Falta responder'])
      expect(within(october).getByText(words)).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    const before = await screen.findByRole('link', { name: /Setembro de 2026/ });
    expect(within(before).getByText('Aprovado')).toBeVisible();
    expect(within(before).queryByText('Falta responder')).toBeNull();
    expect(server.lastQuery(/trabalhador/)?.get('origem')).toBeNull();
  });

  test('of the payroll clock are asked for by their origin', async () => {
    const server = stubServer();
    server.answer(calls.workerTimesheets, { items: [aRow({ origem: 'fopag' })], total: 1, ...page });
    renderAt('/trabalhador/pontofopaglist', Screen);
    const card = await screen.findByRole('link', { name: /Outubro de 2026/ });
    expect(card.getAttribute('href')).toBe('/trabalhador/pontofopagview?id=sheet-10');
    expect(screen.getByRole('heading', { level: 1, name: 'Ponto Fopag' })).toBeVisible();
    expect(server.lastQuery(/trabalhador/)?.get('origem')).toBe('fopag');
  });

  test.each([
    ['pt-BR', 'Não foi encontrado ponto para esse período'],
    ['en-US', 'No time record for this period'],
    ['es-ES', 'No hay fichajes en este periodo'],
  ] as const)('without one, in %s, say so', async (language, words) => {
    stubServer().answer(calls.workerTimesheets, { items: [], total: 0, ...page });
    await setLanguage(language);
    renderAt('/trabalhador/espelhos-ponto', Screen);
    expect(await screen.findByText(words)).toBeVisible();
    await setLanguage('pt-BR');
  });
});

describe('a month', () => {
  test('has its bank first, its weeks, the sixteen totals, and a day opens with its punches', async () => {
    const included = aDay('2026-10-21', ['07:56', '12:00', '13:02', '17:00']);
    const [, , , last] = included.marcacoes;
    if (!last) throw new Error('no punch');
    const marcacoes = [
      ...included.marcacoes.slice(0, 3),
      {
        ...last,
        fonte: 'I' as const,
        origem: 'tratamento' as const,
        nsr: null,
        motivo: 'Esqueceu',
        duvida: ['doubtful'],
      },
    ];
    serverWith(
      aMirror({
        dias: [...aMirror().dias, { ...included, marcacoes }],
        banco: {
          ...aMirror().banco,
          lotes: [{ dia: '2026-10-14', vence: '2027-04-14', percentual: 50, minutos: 120 }],
        },
        historico: [anEvent('return', { motivo: 'Falta o dia 21' })],
      }),
    );
    const user = renderAt(address, Screen);
    const shown = await onScreen();
    expect(shown.getByRole('heading', { level: 1, name: 'Ponto de outubro' })).toBeVisible();
    expect(shown.getAllByText('+ 4h 12min')).toHaveLength(1);
    expect(shown.getByText('De 14 out, vence em 14 abr')).not.toBeNull();
    const weeks = shown.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(weeks.slice(1, 3)).toEqual(['21 out', '12 a 14 out']);
    expect(shown.getByText('Feriado: Nossa Senhora Aparecida')).toBeVisible();
    expect(shown.getByRole('button', { name: /^14 qua 07:58 12:00 13:00 19:10/ })).toBeVisible();
    expect(shown.getByText('Passou de 2 h a mais')).toBeVisible();
    const totals = shown.getAllByRole('term').map(({ textContent }) => textContent);
    expect(totals).toContain('Descanso semanal (DSR)');
    expect(shown.getByText('169:11')).toBeVisible();
    expect(shown.getByText('Falta o dia 21')).not.toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^21 qua/ }));
    const day = within(await screen.findByRole('dialog', { name: 'Quarta-feira, 21 de outubro' }));
    expect(day.getByText('Incluída')).toBeVisible();
    expect(day.getByText('Incluída depois')).toBeVisible();
    expect(day.getByText('Esqueceu')).toBeVisible();
    expect(day.getByText('Marcação duvidosa')).toBeVisible();
    expect(day.getByText('Pelo Crachá · NSR 4100')).toBeVisible();
    await expectAccessible();
  });

  test('that is going on shows the day as it is, what is to come, and says why it can’t be sent', async () => {
    serverWith(
      aMirror({
        periodoFim: '2026-10-31',
        ateDia: '2026-10-14',
        dias: [
          aDay('2026-10-13', ['07:59', '12:01', '13:02'], { situacao: 'pendente', ocorrencias: ['odd_punches'] }),
          aDay('2026-10-14', ['07:58'], { situacao: 'andamento' }),
          aDay('2026-10-15', [], { situacao: 'futuro' }),
        ],
        diasIncompletos: 1,
        impedimentos: [{ verbo: 'envia', codigo: 'TIMESHEET_INCOMPLETE', valores: { n: 1 } }],
      }),
    );
    renderAt(address, Screen);
    expect(await screen.findByText('Faltou marcar a saída')).toBeVisible();
    expect(screen.getByText('Esta semana')).toBeVisible();
    expect(screen.getByText('hoje')).toBeVisible();
    expect(screen.getByText('08:00–12:00 · 13:00–17:00')).toBeVisible();
    expect(screen.getByText(/Saldo de outubro até 14 out/)).toBeVisible();
    const send = screen.getByRole('button', { name: 'Enviar para a gestão' });
    expect(send).toBeBlocked();
    expect(send).toBeDescribedBy('Falta justificar 1 dia.');
    await expectAccessible();
  });

  test('is sent with its answer, after it was said twice that this is for good', async () => {
    const server = serverWith(aMirror({ can: ['envia', 'responde'] }));
    server.answer(calls.sendTimesheet, aRow({ status: 'enviado' }));
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: 'Enviar para a gestão' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enviar o ponto de outubro?' });
    const inside = within(dialog);
    expect(inside.getByText('Depois de enviar, não dá para mudar.')).toBeVisible();
    expect(inside.getByText('Confira antes: o envio não pode ser desfeito.')).toBeVisible();
    const send = inside.getByRole('button', { name: 'Enviar' });
    expect(send).toBeDescribedBy('Diga se está certo');
    await expectAccessible();
    await user.click(inside.getByRole('radio', { name: 'Não está certo' }));
    expect(send).toBeDescribedBy('Escreva o que está errado');
    await user.click(inside.getByRole('radio', { name: 'Está certo' }));
    server.answer(
      calls.timesheet,
      aMirror({
        status: 'enviado',
        concorda: true,
        respondidoEm: '2026-11-03T11:12:00Z',
        historico: [anEvent('send')],
      }),
    );
    await user.click(send);
    expect(await screen.findByText('Enviado à gestão em 03/11/2026 08:12.')).toBeVisible();
    expect(screen.getByText('Você concordou em 03/11/2026 08:12.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar para a gestão' })).toBeNull();
    const [sent] = server.requests('PUT', /envia$/);
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({ versao: 3, concorda: true });
  });

  test('without approval is agreed with by one tap', async () => {
    const sent = stubUploads(200, {});
    serverWith(aMirror({ can: ['responde'] }));
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: 'Está certo' }));
    expect(await screen.findByText('Resposta registrada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar para a gestão' })).toBeNull();
    expect(sent.map(({ method, path, form }) => [`${method} ${path}`, form.get('concorda')])).toEqual([
      ['PUT /api/ponto/sheet-10/concorda', 'true'],
    ]);
  });

  test('is disagreed with by a message, with up to five files', async () => {
    const sent = stubUploads(200, {});
    serverWith(aMirror({ can: ['responde'] }));
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: 'Não está certo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'O que está errado?' }));
    const send = dialog.getByRole('button', { name: 'Enviar ao RH' });
    expect(send).toBeDescribedBy('Escreva o que está errado');
    await user.type(dialog.getByLabelText('Mensagem'), 'Dia 26 fiquei até tarde');
    const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no input');
    const file = (n: number) => new File(['x'], `${n}.pdf`, { type: 'application/pdf' });
    await user.upload(input, [1, 2, 3, 4, 5, 6].map(file));
    expect(send).toBeDescribedBy('Até 5 arquivos por vez.');
    await user.click(dialog.getByRole('button', { name: 'Remover 6.pdf' }));
    await expectAccessible();
    await user.click(send);
    expect(await screen.findByText('Resposta registrada')).toBeVisible();
    const [one] = sent;
    expect([one?.form.get('concorda'), one?.form.get('msgDiscordo')]).toEqual(['false', 'Dia 26 fiquei até tarde']);
    expect([...(one?.form.keys() ?? [])].filter(key => key.startsWith('file_'))).toHaveLength(5);
  });

  test('that was given back says why and by whom', async () => {
    const motivo = 'Confira o dia 14, por favor';
    serverWith(
      aMirror({ status: 'emRevisao', can: ['envia'], concorda: true, historico: [anEvent('return', { motivo })] }),
    );
    renderAt(address, Screen);
    expect(await screen.findByText('Devolvido para ajuste', { selector: 'p.font-semibold.text-warn' })).toBeVisible();
    expect(screen.getAllByText(motivo)[0]).toBeVisible();
    expect(screen.getByText('Carlos Prado, 03 nov, 08:12')).toBeVisible();
  });

  test('that is closed says so, without a button; what came too late is said', async () => {
    serverWith(
      aMirror({
        ...{ status: 'fechado', periodoFechado: true, foraDoEspelho: true, zona: 'America/Cuiaba' },
        impedimentos: [{ verbo: 'envia', codigo: 'PERIOD_CLOSED', valores: {} }],
      }),
    );
    renderAt(address, Screen);
    expect(await screen.findByText('Este período está fechado para novos apontamentos, consulte o RH')).toBeVisible();
    expect(screen.getByText(/estão fora deste espelho/)).toBeVisible();
    expect(screen.getByText('Horários de Cuiabá')).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('of another system has its printed page, and what was written and attached', async () => {
    const server = serverWith(
      aMirror({
        origem: 'pdf',
        idDocumento: 'd-1',
        concorda: false,
        respondidoEm: '2026-11-03T11:12:00Z',
        discordancia: 'Dia 26 fiquei até tarde',
        arquivos: [{ id: 'f-1', nome: 'inventario.pdf', tamanho: 1_258_291 }],
      }),
    );
    server.file(filedDocumentContract.timeMirrorPdf);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: vi.fn() }));
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: 'Baixar página original' }));
    await expect.poll(() => server.requests('GET', /^\/documento\/espelho\/d-1\/pdf$/)).toHaveLength(1);
    expect(screen.getByText('Dia 26 fiquei até tarde')).toBeVisible();
    server.file(timesheetFileContract.timesheetFile);
    await user.click(screen.getByRole('button', { name: 'inventario.pdf' }));
    await expect.poll(() => server.requests('GET', /^\/ponto\/sheet-10\/arquivo\/f-1$/)).toHaveLength(1);
    expect(screen.getByText('Você discordou em 03/11/2026 08:12.')).toBeVisible();
  });

  test('is taken by a link of its own, printed whole, and told as read once', async () => {
    const server = serverWith(aMirror({ visualizado: false }));
    server.empty(calls.markTimesheetViewed);
    server.answer(calls.workerTimesheetLink, {
      url: '/api/ponto/sheet-10/pdf?chave=abc',
      expiraEm: '2026-11-03T11:12:00Z',
    });
    server.file(calls.timesheetPdf);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: vi.fn() }));
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: 'Baixar PDF' }));
    await expect.poll(() => server.lastQuery(/^\/ponto\/sheet-10\/pdf$/)?.get('chave')).toBe('abc');
    expect(server.requests('PUT', /^\/ponto\/sheet-10\/visualizou$/)).toHaveLength(1);
    await expectPrinted(user, ['ESPELHO DE PONTO', '169:11', '07:58  12:00  13:00  19:10', 'Passou de 2 h a mais']);
  });

  test('that is not there leads back to the list', async () => {
    const server = stubServer();
    server.answer(calls.workerTimesheets, { items: [], total: 0, ...page });
    server.refuse(calls.timesheet, 404, 'TIMESHEET_NOT_FOUND');
    renderAt(address, Screen);
    expect(await screen.findByText('Este registro não existe ou não é seu')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar à lista' }).getAttribute('href')).toBe(
      '/trabalhador/espelhos-ponto',
    );
  });
});
