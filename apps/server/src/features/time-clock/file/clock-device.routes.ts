import { clockDeviceContract } from '@cracha/contract/features/time-clock/clock-device.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { clockDrift } from '#kernel/ntp.ts';
import { countDevices, type DeviceRow, listDevices } from './clock-device.queries.ts';
import { keptReport } from './clock-file.presenter.ts';

type Device = ResponseSent<(typeof clockDeviceContract)['clockDevices']>['items'][number];

/** The clocks of the companies, and the server's own. */
export function clockDeviceRoutes({ timeServer }: { timeServer: string | undefined }): Routes {
  return routes(clockDeviceContract, {
    clockDevices: async ({ tx, params, query: { idEmpresa: companyId, after } }) => {
      const rows = await listDevices(tx, companyId, { ...params, after });
      return pageOf(rows, await countDevices(tx, companyId), params, presentDevice);
    },
    serverClock: async () => ({
      agora: new Date().toISOString(),
      servidor: timeServer ?? null,
      desvio: timeServer === undefined ? null : ((await clockDrift(timeServer)) ?? null),
    }),
  });
}

function presentDevice(row: DeviceRow): Device {
  const { file_id: fileId, file_name: name, file_made_at: madeAt, last_day: day, last_hour: hour } = row;
  return {
    ...{ id: row.id, proprio: row.own, tipo: row.kind, numeroSerie: row.serial, layout: row.layout },
    ...{ idEmpresa: row.company_id, empresa: row.company },
    proximoNsr: row.own ? Number(row.next_nsr) : null,
    ultimoNsr: row.last_nsr === null ? null : Number(row.last_nsr),
    ultimaMarcacao: day && hour ? { data: day, hora: hour } : null,
    ultimoArquivo:
      fileId && name && madeAt
        ? {
            ...{ id: fileId, nome: name, enviadoEm: madeAt.toISOString() },
            lacunas: keptReport.parse(row.file_report ?? {}).lacunas,
          }
        : null,
  };
}
