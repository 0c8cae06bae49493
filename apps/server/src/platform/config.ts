import { isIP } from 'node:net';
import { type CloudSettings, readCloudSettings } from '@pagewright/compose/cloud-settings';
import { PagewrightError } from '@pagewright/model/errors';
import { POINTS_PER_PAGE } from '@pagewright/model/limits';
import { z } from 'zod';
import { type BlobPlace, readBlobPlace } from './blobs/open-blobs.ts';
import { providerSettings } from './provider-settings.ts';

/** Which work a process does. With the embedded database one process does all of it. */
export const ROLES = ['all', 'web', 'worker'] as const;
export type ProcessRole = (typeof ROLES)[number];

/** Never all: whoever is believed without limit can pass for any address. */
export type TrustedProxies = false | number | string[];

const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (text === 'off') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const list = text.split(',').map((address) => address.trim());
  if (list.every(isNetwork)) return list;
  context.addIssue({
    code: 'custom',
    message: 'neither off, a number of proxies from 1 to 9, nor a list of addresses',
  });
  return z.NEVER;
});

/** An address, or a network as `10.0.0.0/8`; not the whole of the internet. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = { 4: 32, 6: 128, 0: 0 }[isIP(address)] ?? 0;
  if (longest === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 4 && Number(bits) <= longest);
}

interface Setting {
  readonly value: z.ZodType;
  readonly fallback: string;
  readonly about: string;
}

const onOff = z.enum(['on', 'off']).transform((text) => text === 'on');

/** Every setting there is; each is an environment variable and none has to be set. */
const SETTINGS = {
  HOST: { value: z.string().min(1), fallback: '127.0.0.1', about: 'Address to listen on; 0.0.0.0 for every network' },
  PORT: {
    value: z.coerce.number().int().min(0).max(65_535),
    fallback: '3000',
    about: 'Port to listen on; 0 takes a free one',
  },
  PAGEWRIGHT_DATA: {
    value: z.string().min(1),
    fallback: './data',
    about: 'Folder of the embedded database, uploads and keys',
  },
  DATABASE_URL: {
    value: z.union([z.literal(''), z.string().regex(/^postgres(ql)?:\/\//)]),
    fallback: '',
    about: 'postgresql://… to use a PostgreSQL server instead of the embedded database',
  },
  PAGEWRIGHT_ROLE: {
    value: z.enum(ROLES),
    fallback: 'all',
    about: 'all, or with DATABASE_URL also web (answers requests) or worker (generates); --role says the same',
  },
  PAGEWRIGHT_SECRET: {
    value: z.union([z.literal(''), z.string().min(32)]),
    fallback: '',
    about: 'Key that signs sessions, 32 characters or more; made and kept in the data folder where not set',
  },
  PAGEWRIGHT_PUBLIC_URL: {
    value: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    fallback: '',
    about: 'Address that people reach the server at, where it is not http://HOST:PORT',
  },
  PAGEWRIGHT_TRUST_PROXY: {
    value: trustedProxies,
    fallback: 'off',
    about: 'Behind reverse proxies that set X-Forwarded-*: how many there are, or their addresses (10.0.0.0/8, ::1)',
  },
  PAGEWRIGHT_BLOBS: {
    value: z.string().transform((text, context) => {
      const place = readBlobPlace(text);
      if (!place)
        context.addIssue({ code: 'custom', message: 'neither file:///folder nor s3://KEY:SECRET@HOST/BUCKET' });
      return place ?? z.NEVER;
    }),
    fallback: '',
    about:
      'Where files are kept instead of the data folder: file:///folder or s3://KEY:SECRET@HOST/BUCKET?region=REGION',
  },
  PAGEWRIGHT_FSYNC: {
    value: onOff,
    fallback: 'on',
    about: 'off makes the embedded database faster and lets a power cut lose what it had acknowledged',
  },
  PAGEWRIGHT_WELCOME_POINTS: {
    value: z.coerce.number().int().min(0).max(1_000_000),
    fallback: '100',
    about: 'Points that a person gets with the first invitation code',
  },
  PAGEWRIGHT_MONTHLY_POINTS: {
    value: z.coerce.number().int().min(0).max(1_000_000),
    fallback: '30',
    about: 'Points that everybody who may generate gets each month (UTC) after that in which they came; 0 for none',
  },
  PAGEWRIGHT_POINTS_PER_PAGE: {
    value: z.coerce.number().int().min(0).max(1_000),
    fallback: String(POINTS_PER_PAGE),
    about: 'Points that each generated page costs',
  },
  PAGEWRIGHT_LLM_PROVIDER: {
    value: z.string(),
    fallback: '',
    about: 'What the language model’s service of the cloud module speaks: openai, anthropic, ollama or lmstudio',
  },
  PAGEWRIGHT_LLM_URL: {
    value: z.string(),
    fallback: '',
    about: 'Address of the service, where it is not the provider’s usual one: http://localhost:11434/v1',
  },
  PAGEWRIGHT_LLM_MODEL: { value: z.string(), fallback: '', about: 'Name of the model there' },
  PAGEWRIGHT_LLM_KEY: { value: z.string(), fallback: '', about: 'Key for the service, where it wants one' },
  PAGEWRIGHT_LLM_FIND: {
    value: onOff,
    fallback: 'on',
    about: 'off looks for no Ollama or LM Studio on this machine where no model is set up',
  },
  PAGEWRIGHT_LLM_PRICE: {
    value: z.string(),
    fallback: '',
    about: 'What a million tokens cost that the model reads and writes, for reports: 0.15/0.60 USD',
  },
  SMTP_URL: {
    value: z.union([z.literal(''), z.string().regex(/^smtps?:\/\//)]),
    fallback: '',
    about: 'smtp://user:password@host:port to send email; without it mail goes to the console and data/outbox',
  },
  MAIL_FROM: {
    value: z.string().min(3),
    fallback: 'Pagewright <no-reply@localhost>',
    about: 'Sender of email',
  },
  SMS_WEBHOOK_URL: {
    value: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    fallback: '',
    about: 'Takes text messages as POST { to, text }; without it they go to the console and data/outbox',
  },
  SMS_COUNTRY_CODE: {
    value: z
      .string()
      .regex(/^\+?[1-9]\d{0,3}$/)
      .transform((text) => text.replace('+', '')),
    fallback: '86',
    about: 'Country code of phone numbers that are written without one',
  },
  SMS_WEBHOOK_TOKEN: { value: z.string(), fallback: '', about: 'Bearer token for SMS_WEBHOOK_URL' },
  PAGEWRIGHT_SIGN_IN: {
    value: providerSettings,
    fallback: '',
    about: 'JSON list of third parties to sign in with: [{"id":"google","clientId":"…","clientSecret":"…"}]',
  },
  PAGEWRIGHT_LOG_LEVEL: {
    value: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    fallback: 'warn',
    about: 'How much is logged to standard output, as JSON lines',
  },
} as const satisfies Record<string, Setting>;

type SettingName = keyof typeof SETTINGS;
type Values = { readonly [Name in SettingName]: z.output<(typeof SETTINGS)[Name]['value']> };

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** PostgreSQL; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly role: ProcessRole;
  readonly secret: string | undefined;
  readonly publicUrl: string | undefined;
  /** Reverse proxies whose word is taken: how many of them, or their addresses and networks. */
  readonly trustProxy: TrustedProxies;
  /** Where uploaded files and pictures are kept. */
  readonly blobs: BlobPlace;
  readonly fsync: boolean;
  readonly welcomePoints: number;
  readonly monthlyPoints: number;
  readonly pointsPerPage: number;
  /** The language model of the cloud engine; undefined where none is set up. */
  readonly cloud: CloudSettings | undefined;
  /** Whether one on this machine is looked for where none is set up. */
  readonly findsModel: boolean;
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Of phone numbers that are written without one: `86`. */
  readonly countryCode: string;
  readonly sms: { readonly url: string; readonly token: string } | undefined;
  readonly signIn: Values['PAGEWRIGHT_SIGN_IN'];
  readonly logLevel: Values['PAGEWRIGHT_LOG_LEVEL'];
}

/** @throws PagewrightError `install/setting` naming the variable */
export function readConfig(environment: NodeJS.ProcessEnv, args: readonly string[] = []): Config {
  const at = args.indexOf('--role');
  const given = at >= 0 ? { ...environment, PAGEWRIGHT_ROLE: args[at + 1] ?? '' } : environment;
  const names = Object.keys(SETTINGS) as SettingName[];
  const values = Object.fromEntries(names.map((name) => [name, readSetting(name, given[name])])) as Values;
  const databaseUrl = values.DATABASE_URL || undefined;
  if (!databaseUrl && values.PAGEWRIGHT_ROLE !== 'all') {
    const reason = `${values.PAGEWRIGHT_ROLE} needs DATABASE_URL: the embedded database belongs to one process`;
    throw new PagewrightError('install/setting', { name: 'PAGEWRIGHT_ROLE', reason });
  }
  return {
    host: values.HOST,
    port: values.PORT,
    dataFolder: values.PAGEWRIGHT_DATA,
    databaseUrl,
    role: values.PAGEWRIGHT_ROLE,
    secret: values.PAGEWRIGHT_SECRET || undefined,
    publicUrl: values.PAGEWRIGHT_PUBLIC_URL.replace(/\/$/, '') || undefined,
    trustProxy: values.PAGEWRIGHT_TRUST_PROXY,
    blobs: values.PAGEWRIGHT_BLOBS,
    fsync: values.PAGEWRIGHT_FSYNC,
    welcomePoints: values.PAGEWRIGHT_WELCOME_POINTS,
    monthlyPoints: values.PAGEWRIGHT_MONTHLY_POINTS,
    pointsPerPage: values.PAGEWRIGHT_POINTS_PER_PAGE,
    cloud: readCloudSettings(values),
    findsModel: values.PAGEWRIGHT_LLM_FIND,
    mail: values.SMTP_URL ? { url: values.SMTP_URL, from: values.MAIL_FROM } : undefined,
    countryCode: values.SMS_COUNTRY_CODE,
    sms: values.SMS_WEBHOOK_URL ? { url: values.SMS_WEBHOOK_URL, token: values.SMS_WEBHOOK_TOKEN } : undefined,
    signIn: values.PAGEWRIGHT_SIGN_IN,
    logLevel: values.PAGEWRIGHT_LOG_LEVEL,
  };
}

function readSetting(name: SettingName, text: string | undefined): unknown {
  const { value, fallback } = SETTINGS[name];
  const read = value.safeParse(text?.trim() || fallback);
  if (read.success) return read.data;
  // The value itself stays out of the message: it may be a secret.
  throw new PagewrightError('install/setting', { name, reason: read.error.issues[0]?.message ?? '' });
}

/** The settings as text, for `--help`. */
export function describeSettings(): string {
  return Object.entries(SETTINGS)
    .map(([name, { fallback, about }]) => `  ${name.padEnd(26)} ${about}${fallback ? ` (${fallback})` : ''}`)
    .join('\n');
}
