export { Button } from '@abs/ui';
