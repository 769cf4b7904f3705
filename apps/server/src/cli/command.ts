/** A command of `cracha`: its name, one line of what it does, its help, and the work. @returns the exit code */
export interface Command {
  name: string;
  summary: string;
  usage: string;
  run(args: string[]): Promise<number>;
}
