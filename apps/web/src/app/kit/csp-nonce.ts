const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content');

/** The nonce that the server writes into the document for the kit's style elements (content security policy). */
export const CSP_NONCE: { readonly nonce: string } | undefined = nonce ? { nonce } : undefined;
