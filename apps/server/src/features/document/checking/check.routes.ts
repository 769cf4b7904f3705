import { documentCheckContract } from '@cracha/contract/features/document/document-check.contract.ts';
import { routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { pemOf } from '#kernel/seal/certificate.ts';
import type { Seal, Unusable } from '#kernel/seal/seal.ts';
import { presentKnown } from './check.presenter.ts';
import { admitCheck, certificatesOf, knownBy } from './check.queries.ts';
import { checkFile } from './check-file.ts';

export interface CheckServices {
  seal: () => Promise<Seal | Unusable>;
}

/** As a code is compared: however it was typed. */
const plainCode = (typed: string) => typed.replace(/[^0-9a-z]/gi, '').toUpperCase();

export function checkRoutes({ seal }: CheckServices) {
  return routes(documentCheckContract, {
    checkDocumentCode: async ({ by, params, inOwnTransaction }) => {
      await inOwnTransaction(tx => admitCheck(tx, by));
      const found = await inOwnTransaction(tx => knownBy(tx, { code: plainCode(params.codigo) }));
      return found ? presentKnown(found) : refuse('NOT_FOUND');
    },
    checkDocumentFile: async ({ by, uploads, inOwnTransaction }) => {
      await inOwnTransaction(tx => admitCheck(tx, by));
      for (const { refusal } of uploads) if (refusal) throw refusal;
      const of = (ending: string) => uploads.find(({ name }) => name.toLowerCase().endsWith(ending));
      const pdf = of('.pdf') ?? refuse('UPLOAD_REQUIRED');
      const receipt = of('.json');
      return checkFile(inOwnTransaction, pdf.bytes ?? refuse('UPLOAD_UNREADABLE'), receipt?.bytes);
    },
    sealCertificates: async ({ tx }) => {
      const [now, kept] = [await seal(), await certificatesOf(tx)];
      const present = now.usable
        ? pemOf([now.signer.certificate, ...now.signer.chain, ...now.roots, ...now.stampRoots])
        : '';
      const all = new Set([...split(present), ...kept.flatMap(({ pem }) => split(pem))]);
      const content = Buffer.from(`${[...all].join('\n')}\n`);
      return { content, size: content.length, contentType: 'application/x-pem-file', name: 'cracha-certificados.pem' };
    },
  });
}

const split = (pem: string) => pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
