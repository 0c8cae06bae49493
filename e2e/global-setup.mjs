// Browser tests run against the web app as it is built for people, from today's sources.
export { ensureWebBuild as setup } from '../tools/setup.mjs';
