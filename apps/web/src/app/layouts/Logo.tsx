import { Link } from 'react-router';
import { PRODUCT_NAME } from '../product.ts';
import styles from './brand.module.css';

/** The mark and the name, leading home. */
export function Logo() {
  return (
    <Link to="/" className={styles.logo}>
      <img src="/logo.svg" width={26} height={26} alt="" />
      <span>{PRODUCT_NAME}</span>
    </Link>
  );
}
