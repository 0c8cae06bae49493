import type { CommandName, CommandParams, CommandResult, DevToolsConnection } from './devtools.ts';
import type { DrawnArea } from './job.ts';
import { withNamedCreator } from './named-creator.ts';

/** Bytes read from a PDF stream at a time. */
const READ_SIZE = 4 << 20;

/** One tab of the browser. Every method rejects when the tab crashes. */
export class Tab {
  readonly #connection: DevToolsConnection;
  readonly #targetId: string;
  readonly #sessionId: string;
  readonly #crashed: Promise<never>;

  constructor(connection: DevToolsConnection, targetId: string, sessionId: string) {
    this.#connection = connection;
    this.#targetId = targetId;
    this.#sessionId = sessionId;
    this.#crashed = new Promise((_, reject) => {
      connection.listen(sessionId, (method) => {
        if (method === 'Inspector.targetCrashed') reject(new Error('the browser tab crashed'));
      });
    });
    // Awaited only together with a command.
    this.#crashed.catch(() => {});
  }

  /** Loads a page; `before` runs ahead of the page's own scripts. */
  async load(url: string, before: string): Promise<void> {
    await Promise.all([
      this.#send('Inspector.enable', {}),
      this.#send('Page.enable', {}),
      this.#send('Page.addScriptToEvaluateOnNewDocument', { source: before }),
    ]);
    const { errorText } = await this.#send('Page.navigate', { url });
    if (errorText) throw new Error(`the print page did not load: ${errorText}`);
  }

  /** The value of an expression; a promise is waited for. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const answer = await this.#send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const failure = answer.exceptionDetails;
    if (failure) throw new Error(failure.exception?.description ?? failure.text);
    return answer.result.value as Value;
  }

  async pdf(): Promise<Uint8Array> {
    const { stream } = await this.#send('Page.printToPDF', {
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
      transferMode: 'ReturnAsStream',
    });
    const parts: Buffer[] = [];
    for (let done = false; !done; ) {
      const { data, base64Encoded, eof } = await this.#send('IO.read', { handle: stream, size: READ_SIZE });
      parts.push(Buffer.from(data, base64Encoded ? 'base64' : 'utf8'));
      done = eof;
    }
    await this.#send('IO.close', { handle: stream });
    return withNamedCreator(Buffer.concat(parts));
  }

  /** A picture of an area of the document, `scale` picture px for each px. */
  async png(area: DrawnArea, scale: number): Promise<Uint8Array> {
    const clip = { ...area, scale };
    const { data } = await this.#send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true });
    return Buffer.from(data, 'base64');
  }

  async resize(width: number, height: number): Promise<void> {
    const metrics = { width: Math.ceil(width), height: Math.ceil(height), deviceScaleFactor: 1, mobile: false };
    await this.#send('Emulation.setDeviceMetricsOverride', metrics);
  }

  async close(): Promise<void> {
    await this.#connection.send('Target.closeTarget', { targetId: this.#targetId });
  }

  #send<C extends CommandName>(method: C, params: CommandParams<C>): Promise<CommandResult<C>> {
    return Promise.race([this.#connection.send(method, params, this.#sessionId), this.#crashed]);
  }
}
