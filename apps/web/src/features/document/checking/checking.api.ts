import { documentCheckContract } from '@cracha/contract/features/document/document-check.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { call, callFile } from '#kernel/base/client.ts';
import { failureOf } from '#kernel/base/failure.ts';
import { saveFile } from '#kernel/base/files.ts';

export type CodeAnswer = ResponseOf<(typeof documentCheckContract)['checkDocumentCode']>;
export type FileAnswer = ResponseOf<(typeof documentCheckContract)['checkDocumentFile']>;
export type Verdict = FileAnswer['resultado'];

/** What anybody with the code may know; undefined: no document to sign has this code. */
export async function checkDocument(codigo: string): Promise<CodeAnswer | undefined> {
  return call(documentCheckContract.checkDocumentCode, { params: { codigo } }).catch(error => {
    if (failureOf(error).gone) return undefined;
    throw error;
  });
}

/** Whether a PDF is ours and unchanged; a signer's receipt beside it compares the chain. Nothing is kept. */
export async function checkFiles(pdf: File, receipt: File | undefined): Promise<FileAnswer> {
  const body = new FormData();
  body.append('arquivo', pdf, pdf.name);
  if (receipt) body.append('comprovante', receipt, receipt.name);
  return call(documentCheckContract.checkDocumentFile, { body });
}

/** Roots and chains of our seals, for common tools. */
export async function saveCertificates(): Promise<void> {
  saveFile(await callFile(documentCheckContract.sealCertificates, {}), 'cracha-certificados.pem');
}
