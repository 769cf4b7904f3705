import type { announcementContract } from '@cracha/contract/features/announcement/announcement.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';

export type AnnouncementForm = BodySent<(typeof announcementContract)['createAnnouncement']>;

/** What HR writes to a company's workers, to be read at once and for ever. */
export function announcementForm(company: string, change: Partial<AnnouncementForm> = {}): AnnouncementForm {
  return {
    titulo: 'Festa junina',
    mensagem: '<p>Venham todos.</p>',
    idEmpresas: [company],
    trabalhadores: true,
    gestores: false,
    lotacoes: [],
    tomadores: [],
    novos: false,
    de: null,
    ate: null,
    fixado: false,
    leituraObrigatoria: false,
    ...change,
  };
}
