import { record } from '#core/audit/audit.ts';
import type { HireWorker } from '#core/employment/hire-port.ts';
import type { RecordPort } from '#core/employment/record-port.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import { refuse } from '#kernel/refusal.ts';
import { createWorker } from './create-worker.ts';
import { insertFile } from './folder/worker-file.queries.ts';
import { mayEdit } from './worker.policy.ts';
import { type Invite, inviteWorkers } from './worker-acts.ts';
import { folderOf } from './worker-folder.queries.ts';

/** Hiring by the record's own act, for whoever hires (an admission). Files keep their bytes: the folder names the same ones. */
export function workerHiring({ invite, recordPort }: { invite: Invite; recordPort: RecordPort }): HireWorker {
  return async (tx, by, { companyId, cpf, values, account, more, dependants, files }) => {
    const seesAccounts = mayEdit(by.actor, 'banco');
    const campos = { ...values, ...(seesAccounts ? account : {}), ...more };
    const id = await createWorker(tx, by, { idEmpresa: companyId, cpf, campos });
    if (!seesAccounts && Object.keys(account).length > 0) await recordPort.changeAccount(tx, by, id, account);
    if (dependants.length > 0) await recordPort.saveDependants(tx, by, id, dependants);
    const folder = (await folderOf(tx, id)) ?? refuse('NOT_FOUND');
    for (const file of files) {
      const terms = { year: null, month: null, validUntil: null, visible: false };
      const fileId = await insertFile(tx, folder, by.personId, { ...file, ...terms });
      if (!fileId) continue;
      await storeFile(tx, { accessGroupId: folder.access_group_id, personId: by.personId, ...file });
      await record(tx, by, {
        ...{ verb: 'workerFileAdded', entity: 'workerFile', entityId: fileId },
        after: { section: file.section, name: file.name },
      });
    }
    await inviteWorkers(tx, by, invite, [{ id, person_id: folder.person_id, name: folder.name }]);
    return id;
  };
}
