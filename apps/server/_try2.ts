import { readFileSync, writeFileSync, mkdtempSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { PDFDocument } from 'pdf-lib';
import { plainCopy } from '#kernel/pdf/revision/plain-copy.ts';
import { signRevision } from '#kernel/pdf/revision/signature-field.ts';
import { signaturesIn } from '#kernel/pdf/revision/read-signatures.ts';
const dir = mkdtempSync('/tmp/w/pdf-try/sig-');
execFileSync('openssl', ['req','-x509','-newkey','rsa:2048','-nodes','-keyout',dir+'/k.pem','-out',dir+'/c.pem','-days','30','-subj','/CN=Teste'], {stdio:'ignore'});
const sign = async (parts: readonly Uint8Array[]) => { writeFileSync(dir+'/data', Buffer.concat(parts)); return execFileSync('openssl', ['cms','-sign','-binary','-cades','-md','sha256','-in',dir+'/data','-signer',dir+'/c.pem','-inkey',dir+'/k.pem','-outform','DER']); };
const { bytes } = await plainCopy([{ kind: 'pdf', bytes: readFileSync(process.argv[2]!) }], { foot: 'D-2026-000123' });
const ev = await PDFDocument.create(); ev.addPage([595,842]).drawText('Evidencia', {x:50,y:700});
const evidence = await ev.save({ useObjectStreams: false });
const one = await signRevision(bytes, { field: 'selo', at: new Date(), name: 'José (x)', reason: 'r', certify: true, appended: evidence }, sign);
const two = await signRevision(one, { field: 'selo2', at: new Date(), name: 'Jose', reason: 'r', certify: false }, sign);
writeFileSync(dir+'/1.pdf', one); writeFileSync(dir+'/2.pdf', two);
console.log(signaturesIn(two).map(s => ({...s, der: s.der.length})));
for (const f of ['1','2']) { console.log(execFileSync('qpdf',['--check',`${dir}/${f}.pdf`]).toString()); try { console.log(execFileSync('pdfsig',[`${dir}/${f}.pdf`]).toString()); } catch (e: any) { console.log(e.stdout.toString()); } }
console.log(Buffer.from(one).subarray(bytes.length).toString('latin1').replace(/0{100,}/, '0…').slice(-2600).replace(/[0-9a-f]{200,}/,'HEX'));
