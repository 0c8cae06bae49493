import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailRecipient, namedRecipient, phoneRecipient } from './recipients.ts';

describe('phone numbers', () => {
  it.each([
    ['138 0013 8000', '86', '+8613800138000'],
    ['+86 138-0013-8000', '86', '+8613800138000'],
    ['0086 13800138000', '86', '+8613800138000'],
    ['86 13800138000', '86', '+8613800138000'],
    ['010-8888 6666', '86', '+861088886666'],
    ['06 12 34 56 78', '33', '+33612345678'],
    ['415 555 2671', '1', '+14155552671'],
    ['1 415 555 2671', '1', '+14155552671'],
    ['+44 7911 123456', '86', '+447911123456'],
  ])('%s dialled from +%s is %s', (written, countryCode, address) => {
    expect(phoneRecipient(written, countryCode)).toEqual({ channel: 'phone', address });
  });

  it('are one however they are set apart, and stay the same when read again', () => {
    const mobile = fc.stringMatching(/^1[3-9]\d{9}$/);
    fc.assert(
      fc.property(mobile, fc.array(fc.constantFrom('', ' ', '-'), { minLength: 11, maxLength: 11 }), (digits, gaps) => {
        const written = [...digits].map((digit, index) => digit + gaps[index]).join('');
        const { address } = phoneRecipient(written, '86');
        expect(address).toBe(`+86${digits}`);
        expect(phoneRecipient(address, '1').address).toBe(address);
      }),
    );
  });
});

it('email addresses are one whatever their case', () => {
  expect(emailRecipient(' Anna@Example.ORG ')).toEqual({ channel: 'email', address: 'anna@example.org' });
});

it('people name themselves by either', () => {
  expect(namedRecipient('A@b.org', '86').channel).toBe('email');
  expect(namedRecipient('13800138000', '86').address).toBe('+8613800138000');
});
