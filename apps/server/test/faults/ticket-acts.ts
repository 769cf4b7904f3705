import { randomUUID } from 'node:crypto';
import { contract } from '@cracha/contract/contract.ts';
import { categoryNamed, employmentWith, ticketOf } from '#features/desk/desk.factory.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

const { desk } = contract;
const setup = contract['desk-setup'];
type Sending = Act['send'];
const mensagem = 'O desconto é do vale-transporte.';
const another = 'O desconto é do plano de saúde.';

/** The service desk, of its workers and of HR; each makes what it needs. */
export function ticketActs(app: Pick<TestApp, 'as' | 'personId'>): Record<string, () => Promise<Act>> {
  const asHelena = (send: Sending, other: Sending): Act => ({ who: 'helena', profile: 'rh', send, other });
  const asMaria = (send: Sending, other: Sending): Act => ({ who: 'maria', profile: 'trabalhador', send, other });
  const made = async () => ticketOf(app, (await categoryNamed(app, 'Pagamento e descontos')).id, randomUUID());
  const solved = async () => {
    const id = await made();
    await (await app.as('helena', 'rh'))(desk.solveTicket, { params: { id }, body: { mensagem } });
    return id;
  };
  const category = (nome: string) => ({
    ...{ nome, campos: [], sigilosa: false, grupo: [], primeiraResposta: 60, solucao: 480, ativa: true },
  });
  return {
    openTicket: async () => {
      const { id: idCategoria } = await categoryNamed(app, 'Pagamento e descontos');
      const idVinculo = await employmentWith(app, idCategoria);
      const send =
        (text: string): Sending =>
        (call, idempotencyKey) =>
          call(desk.openTicket, {
            body: { idVinculo, idCategoria, assunto: 'Desconto', mensagem: text },
            idempotencyKey,
          });
      return asMaria(send(mensagem), send(another));
    },
    writeTicket: async () => {
      const id = await made();
      const send =
        (text: string): Sending =>
        (call, idempotencyKey) =>
          call(desk.writeTicket, { params: { id }, body: { mensagem: text }, idempotencyKey });
      return asMaria(send(mensagem), send(another));
    },
    takeTicket: async () => {
      const id = await made();
      const send =
        (versao?: number): Sending =>
        (call, idempotencyKey) =>
          call(desk.takeTicket, { params: { id }, body: { ...(versao && { versao }) }, idempotencyKey });
      return asHelena(send(), send(1));
    },
    waitTicket: async () => {
      const id = await made();
      const send =
        (text: string): Sending =>
        (call, idempotencyKey) =>
          call(desk.waitTicket, { params: { id }, body: { mensagem: text }, idempotencyKey });
      return asHelena(send('De que mês?'), send('De que empresa?'));
    },
    transferTicket: async () => {
      const id = await made();
      const send =
        (motivo: string): Sending =>
        (call, idempotencyKey) =>
          call(desk.transferTicket, { params: { id }, body: { prioridade: 'urgente', motivo }, idempotencyKey });
      return asHelena(send('A folha fecha hoje.'), send('A folha fecha amanhã.'));
    },
    solveTicket: async () => {
      const id = await made();
      const send =
        (text: string): Sending =>
        (call, idempotencyKey) =>
          call(desk.solveTicket, { params: { id }, body: { mensagem: text }, idempotencyKey });
      return asHelena(send(mensagem), send(another));
    },
    reopenTicket: async () => {
      const id = await solved();
      const send =
        (text: string): Sending =>
        (call, idempotencyKey) =>
          call(desk.reopenTicket, { params: { id }, body: { mensagem: text }, idempotencyKey });
      return asMaria(send('Ainda falta.'), send('Ainda não está certo.'));
    },
    closeTicket: async () => {
      const id = await solved();
      const send =
        (versao?: number): Sending =>
        (call, idempotencyKey) =>
          call(desk.closeTicket, { params: { id }, body: { ...(versao && { versao }) }, idempotencyKey });
      return asMaria(send(), send(1));
    },
    rateTicket: async () => {
      const id = await solved();
      const send =
        (nota: number): Sending =>
        (call, idempotencyKey) =>
          call(desk.rateTicket, { params: { id }, body: { nota }, idempotencyKey });
      return asMaria(send(5), send(4));
    },
    createDeskCategory: async () => {
      const [nome, other] = [randomUUID(), randomUUID()];
      const send =
        (name: string): Sending =>
        (call, idempotencyKey) =>
          call(setup.createDeskCategory, { body: category(name), idempotencyKey });
      return asHelena(send(nome), send(other));
    },
    changeDeskCategory: async () => {
      const helena = await app.as('helena', 'rh');
      const { id } = await helena(setup.createDeskCategory, { body: category(randomUUID()) });
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(setup.changeDeskCategory, { params: { id }, body: category(nome), idempotencyKey });
      return asHelena(send(randomUUID()), send(randomUUID()));
    },
    createCannedAnswer: async () => {
      const send =
        (titulo: string): Sending =>
        (call, idempotencyKey) =>
          call(setup.createCannedAnswer, { body: { titulo, texto: mensagem, ativa: true }, idempotencyKey });
      return asHelena(send(randomUUID()), send(randomUUID()));
    },
    changeCannedAnswer: async () => {
      const helena = await app.as('helena', 'rh');
      const body = { titulo: randomUUID(), texto: mensagem, ativa: true };
      const { id } = await helena(setup.createCannedAnswer, { body });
      const send =
        (texto: string): Sending =>
        (call, idempotencyKey) =>
          call(setup.changeCannedAnswer, { params: { id }, body: { ...body, texto }, idempotencyKey });
      return asHelena(send(another), send(mensagem));
    },
    changeDeskHours: async () => {
      const send =
        (end: string): Sending =>
        (call, idempotencyKey) =>
          call(setup.changeDeskHours, { body: { horas: { 1: [['08:00', end]] } }, idempotencyKey });
      return asHelena(send('17:00'), send('16:00'));
    },
  };
}
