import { vi } from 'vitest';

/** What is sent by XHR, each answered with the status. */
export function stubUploads(status: number, answer: object) {
  const sent: { path: string; names: string[] }[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = status;
      responseText = JSON.stringify(answer);
      path = '';
      onload = () => {};
      open(_method: string, path: string) {
        this.path = path;
      }
      setRequestHeader() {}
      send(form: FormData) {
        const names = [...form.values()].flatMap(value => (value instanceof File ? value.name : []));
        sent.push({ path: this.path, names });
        setTimeout(() => this.onload());
      }
    },
  );
  return sent;
}
