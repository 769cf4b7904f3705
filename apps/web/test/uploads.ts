import { vi } from 'vitest';

interface Sent {
  method: string;
  path: string;
  /** Of the files, in their order. */
  names: string[];
  form: FormData;
}

/** What is sent by XHR, each answered with the status. */
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
        const names = [...form.values()].flatMap(value => (value instanceof File ? value.name : []));
        sent.push({ method: this.method, path: this.path, names, form });
        setTimeout(() => this.onload());
      }
    },
  );
  return sent;
}
