import { vi } from 'vitest';

interface Sent {
  method: string;
  path: string;
  /** Of the first file. */
  name: string;
  form: FormData;
}

/** Uploads go by XMLHttpRequest: each is answered so. @returns what was sent where */
export function stubUploads(status: number, answer: object): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = status;
      responseText = JSON.stringify(answer);
      method = '';
      path = '';
      onload = () => {};
      open(method: string, path: string) {
        this.method = method;
        this.path = path;
      }
      setRequestHeader() {}
      send(form: FormData) {
        const file = [...form.values()].find(value => value instanceof File);
        sent.push({ method: this.method, path: this.path, name: file instanceof File ? file.name : '', form });
        setTimeout(() => this.onload());
      }
    },
  );
  return sent;
}
