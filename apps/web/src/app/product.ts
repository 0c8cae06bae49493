/** The product's name; it is not translated. */
export const PRODUCT_NAME = 'Pagewright';
