import { describe } from 'vitest';
import { proveEveryStyle } from './proof-page/proof.ts';

describe('every style × layout on slides', () => proveEveryStyle(['slide']));
