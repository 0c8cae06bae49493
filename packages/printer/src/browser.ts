import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { residentBytes } from './browser-memory.ts';
import { makeProfile, removeStaleProfiles } from './browser-profile.ts';
import { DevToolsConnection } from './devtools.ts';
import { removeFolder } from './left-behind.ts';
import { Tab } from './tab.ts';

/** Switches that every browser gets: nothing of a person's browser, the same drawing everywhere, a quick start. */
const SWITCHES = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-startup-window',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-features=Translate,MediaRouter,OptimizationHints,DialMediaRouteProvider,AutofillServerCommunication',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-pings',
  '--password-store=basic',
  '--use-mock-keychain',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // What PDFs name as their creator: it would be Chromium and the system that it runs on.
  '--user-agent=Pagewright',
];

/**
 * Switches that cut the browser off from everything but `port` of this machine: all else goes to a proxy where nobody
 * listens. Without `<-loopback>` Chromium would reach every service of this machine directly.
 */
export function isolationSwitches(port: number): string[] {
  return [
    '--proxy-server=http://127.0.0.1:9',
    `--proxy-bypass-list=<-loopback>;127.0.0.1:${port}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--dns-prefetch-disable',
    '--disable-quic',
  ];
}

const running = new Set<Browser>();
let isPrepared = false;

/** One Chromium process group with its temporary profile. */
export class Browser {
  readonly #child: ChildProcess;
  readonly #connection: DevToolsConnection;
  readonly #profile: string;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  #dead = false;

  /** @param port of this machine, the only address that the browser can reach. */
  constructor(executable: string, port: number) {
    this.#profile = makeProfile();
    const isRoot = process.getuid?.() === 0;
    const switches = [...SWITCHES, ...isolationSwitches(port), ...(isRoot ? ['--no-sandbox'] : [])];
    this.#child = spawn(executable, [...switches, `--user-data-dir=${this.#profile}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // A process group of its own, so that one signal reaches all of Chromium's processes.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    this.#connection = new DevToolsConnection(this.#child.stdio[3] as Writable, this.#child.stdio[4] as Readable);
    this.ended = new Promise((resolve) => {
      this.#child.on('error', (error) => this.#end(error, resolve));
      this.#child.on('exit', () => this.#end(new Error('the browser ended'), resolve));
    });
    running.add(this);
    prepareThisProcess();
  }

  get processId(): number | undefined {
    return this.#child.pid;
  }

  get alive(): boolean {
    return !this.#dead;
  }

  async openTab(): Promise<Tab> {
    const { targetId } = await this.#connection.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.#connection.send('Target.attachToTarget', { targetId, flatten: true });
    return new Tab(this.#connection, targetId, sessionId);
  }

  /** Memory of all its processes, bytes. */
  async residentBytes(): Promise<number> {
    const { processInfo } = await this.#connection.send('SystemInfo.getProcessInfo', {});
    return residentBytes(processInfo.map(({ id }) => id));
  }

  /** Ends the whole process group at once; resolves when it is gone and its profile removed. */
  async kill(): Promise<void> {
    this.killNow();
    await this.ended;
  }

  /** Sends the signal without waiting. */
  killNow(): void {
    const { pid } = this.#child;
    if (pid === undefined || this.#dead) return;
    try {
      if (process.platform === 'win32') spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
      else process.kill(-pid, 'SIGKILL');
    } catch {
      this.#child.kill('SIGKILL');
    }
  }

  #end(reason: Error, resolve: () => void): void {
    if (this.#dead) return;
    // What is left of the group when only its leader died.
    this.killNow();
    this.#dead = true;
    running.delete(this);
    this.#connection.close(reason);
    removeFolder(this.#profile);
    resolve();
  }
}

function prepareThisProcess(): void {
  if (isPrepared) return;
  isPrepared = true;
  setImmediate(removeStaleProfiles);
  process.on('exit', () => {
    for (const browser of running) browser.killNow();
  });
}
