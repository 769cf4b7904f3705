import { contract } from '@cracha/contract/contract.ts';
import { type ClockDays, clockDays, either, gustavo, helena, maria, type Needed } from './clock-days.ts';
import { clockSetupActs } from './clock-setup-acts.ts';
import type { Act } from './desk-acts.ts';

const { 'time-clock': sheets, 'clock-justification': calls } = contract;
const why = 'Enviado com um dia errado.';
const whyDeleted = 'Espelho aberto por engano; o certo segue na semana que vem.';

/** What is done with a worker's mirror and what is asked about its days; each act has a day of its own. */
export function clockActs(app: Needed): Record<string, () => Promise<Act>> {
  const days = clockDays(app);
  return {
    ...mirrorActs(days),
    ...handlingActs(app, days),
    ...askingActs(days),
    ...decidingActs(days),
    ...treatmentActs(days),
    ...clockSetupActs(days),
  };
}

/** What the worker and who decides do with a mirror. */
function mirrorActs(days: ClockDays): Record<string, () => Promise<Act>> {
  return {
    markTimesheetViewed: async () =>
      either(maria, (await days.open()).id, (await days.open()).id, id => (call, idempotencyKey) => {
        return call(sheets.markTimesheetViewed, { params: { id }, idempotencyKey });
      }),
    answerTimesheet: async () => {
      const { id } = await days.open();
      // with a file, of the same length, so that nothing but its content tells them apart
      return either(maria, 'a', 'b', end => (call, idempotencyKey) => {
        const body = upload({ concorda: 'false', msgDiscordo: 'Falta uma hora.' }, `%PDF-1.7 ${id}${end}`);
        return call(sheets.answerTimesheet, { params: { id }, body: body as never, idempotencyKey });
      });
    },
    sendTimesheet: async () => {
      const { id, body } = await days.open();
      return either(maria, true, false, concorda => (call, idempotencyKey) => {
        const answer = { ...body, concorda, msgDiscordo: 'Falta uma hora.' };
        return call(sheets.sendTimesheet, { params: { id }, body: answer, idempotencyKey });
      });
    },
    approveTimesheet: async () =>
      either(gustavo, await days.sent(), await days.sent(), ({ id, body }) => (call, idempotencyKey) => {
        return call(sheets.approveTimesheet, { params: { id }, body, idempotencyKey });
      }),
    returnTimesheet: async () => {
      const { id, body } = await days.sent();
      return either(gustavo, why, `${why} Sim.`, motivo => (call, idempotencyKey) => {
        return call(sheets.returnTimesheet, { params: { id }, body: { ...body, motivo }, idempotencyKey });
      });
    },
    approveManyTimesheets: async () =>
      either(gustavo, await days.sent(), await days.sent(), ({ id, body }) => (call, idempotencyKey) => {
        return call(calls.approveManyTimesheets, { body: { itens: [{ id, ...body }] }, idempotencyKey });
      }),
  };
}

/** What HR does with mirrors. */
function handlingActs(app: Needed, days: ClockDays): Record<string, () => Promise<Act>> {
  return {
    reviewTimesheet: async () => {
      const { id, body } = await days.sent();
      return either(helena, why, `${why} Sim.`, motivo => (call, idempotencyKey) => {
        return call(sheets.reviewTimesheet, { params: { id }, body: { ...body, motivo }, idempotencyKey });
      });
    },
    redirectTimesheet: async () => {
      const { id } = await days.sent();
      const para = await app.personId('helena');
      return either(helena, 'Gestor está de férias.', 'Gestor está de licença.', motivo => (call, idempotencyKey) => {
        return call(sheets.redirectTimesheet, { params: { id }, body: { para, motivo }, idempotencyKey });
      });
    },
    remindTimesheets: async () => {
      const { id } = await days.sent();
      return either(helena, 'aprovar', 'responder', tipo => (call, idempotencyKey) => {
        return call(sheets.remindTimesheets, { body: { tipo, ids: [id] }, idempotencyKey });
      });
    },
    hideTimesheets: async () => {
      const { id: idPonto, day, companyId: idEmpresa } = await days.open();
      const [ano = '', mes = ''] = day.split('-').map(part => String(Number(part)));
      return either(helena, 'true', 'false', ocultar => (call, idempotencyKey) => {
        const params = { idEmpresa, mes, ano, ocultar };
        return call(sheets.hideTimesheets, { params, query: { idPonto }, idempotencyKey });
      });
    },
    deleteTimesheets: async () => {
      const { id } = await days.open();
      return either(helena, whyDeleted, `${whyDeleted} Sim.`, Justificativa => (call, idempotencyKey) => {
        return call(sheets.deleteTimesheets, { body: { IdString: id, Justificativa }, idempotencyKey });
      });
    },
  };
}

/** Justifications and manual entries as they are asked for, changed and taken back. */
function askingActs(days: ClockDays): Record<string, () => Promise<Act>> {
  type Sends = 'sendJustification' | 'changeJustification' | 'justifyAsHr' | 'justifyAsManager';
  /** With a file, of the same length, so that nothing but its content tells them apart. */
  const sends = (by: Pick<Act, 'who' | 'profile'>, call: Sends, { id, day }: { id: string; day: string }) => {
    const form = days.form(day);
    return either(by, 'a', 'b', end => (client, idempotencyKey) => {
      const body = upload(form, `%PDF-1.7 ${id}${end}`);
      return client(calls[call], { params: { id }, body: body as never, idempotencyKey });
    });
  };
  return {
    sendJustification: async () => sends(maria, 'sendJustification', await days.open()),
    changeJustification: async () => sends(maria, 'changeJustification', await days.asked()),
    justifyAsHr: async () => sends(helena, 'justifyAsHr', await days.open()),
    justifyAsManager: async () => sends(gustavo, 'justifyAsManager', await days.open()),
    withdrawJustification: async () =>
      either(maria, (await days.asked()).id, (await days.asked()).id, id => (call, idempotencyKey) => {
        return call(calls.withdrawJustification, { params: { id }, idempotencyKey });
      }),
    enterManualPunch: async () => {
      const { day: data, employment: id } = await days.open();
      return either(maria, '18:30', '18:31', hora => (call, idempotencyKey) => {
        const body = { data, hora, sentido: 'saida', motivo: 'Fiquei até mais tarde.' } as const;
        return call(calls.enterManualPunch, { params: { id }, body, idempotencyKey });
      });
    },
    withdrawManualPunch: async () =>
      either(maria, (await days.entered()).id, (await days.entered()).id, id => (call, idempotencyKey) => {
        return call(calls.withdrawManualPunch, { params: { id }, idempotencyKey });
      }),
    writeJustification: async () => {
      const { id } = await days.asked();
      return either(maria, 'Já viram?', 'Já viram!', texto => (call, idempotencyKey) => {
        return call(calls.writeJustification, { params: { id }, body: { texto }, idempotencyKey });
      });
    },
  };
}

type Decision = `${'approve' | 'deny' | 'return' | 'finish' | 'undo'}Justification`;

/** The decisions about justifications, with what they do to the day. */
function decidingActs(days: ClockDays): Record<string, () => Promise<Act>> {
  const decides =
    (verb: Decision, by: typeof helena | typeof gustavo, standing: () => Promise<{ id: string }>) => async () => {
      const { id } = await standing();
      return either(by, why, `${why} Sim.`, motivo => (call, idempotencyKey) => {
        return call(calls[verb], { params: { id }, body: { motivo }, idempotencyKey });
      });
    };
  return {
    approveJustification: decides('approveJustification', gustavo, days.asked),
    denyJustification: decides('denyJustification', gustavo, days.asked),
    returnJustification: decides('returnJustification', gustavo, days.asked),
    finishJustification: decides('finishJustification', gustavo, days.approved),
    undoJustification: decides('undoJustification', helena, days.approved),
    decideMany: async () => {
      const { id } = await days.asked();
      return either(gustavo, 'aprova', 'nega', acao => (call, idempotencyKey) => {
        const body = { acao, itens: [{ id, versao: 1 }], motivo: why };
        return call(calls.decideMany, { body, idempotencyKey });
      });
    },
  };
}

/** HR's treatment of days. */
function treatmentActs(days: ClockDays): Record<string, () => Promise<Act>> {
  const motivo = 'Relógio parado no dia.';
  const treatment = async (hora: string, dia: string) => {
    const idVinculo = (await days.world()).maria;
    return { idVinculo, dia, tipo: 'incluir', hora, motivo } as const;
  };
  const excuse = async (minutos: number, dia: string) => ({
    ...{ idVinculo: (await days.world()).maria, dia, minutos, motivo },
  });
  return {
    treatPunch: async () => {
      const { day } = await days.open();
      return either(
        helena,
        await treatment('18:00', day),
        await treatment('18:01', day),
        body => (call, idempotencyKey) => call(calls.treatPunch, { body, idempotencyKey }),
      );
    },
    undoTreatment: async () => {
      const { day } = await days.open();
      const call = await days.as(helena);
      const treated = async (hora: string) => (await call(calls.treatPunch, { body: await treatment(hora, day) })).id;
      return either(helena, await treated('18:00'), await treated('19:00'), id => (by, idempotencyKey) => {
        return by(calls.undoTreatment, { params: { id }, idempotencyKey });
      });
    },
    excuseDay: async () => {
      const { day } = await days.open();
      return either(helena, await excuse(30, day), await excuse(31, day), body => (call, idempotencyKey) => {
        return call(calls.excuseDay, { body, idempotencyKey });
      });
    },
    removeExcuse: async () => {
      const { day } = await days.open();
      const call = await days.as(helena);
      const excused = async (minutos: number) => (await call(calls.excuseDay, { body: await excuse(minutos, day) })).id;
      return either(helena, await excused(30), await excused(31), id => (by, idempotencyKey) => {
        return by(calls.removeExcuse, { params: { id }, idempotencyKey });
      });
    },
  };
}

function upload(fields: Readonly<Record<string, string>>, content: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file_0', new Blob([content]), 'comprovante.pdf');
  return form;
}
