import { Button } from '../../components/Button/index.ts';
import { CheckIcon } from '../../components/Icon/index.ts';
import { Inline } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useCopy } from '../../lib/useCopy.ts';
import * as styles from './TwoFactor.css.ts';

/** The new recovery codes, to be saved before they disappear. */
export function RecoveryCodes({
  codes,
  onDownload,
  onSaved,
}: {
  codes: readonly string[];
  onDownload: () => void;
  onSaved: () => void;
}) {
  const { copying, copy } = useCopy(codes.join('\n'));
  return (
    <>
      <Text>
        Save these recovery codes where you find them without your phone. Each replaces a code of the app once. They are
        not shown again.
      </Text>
      <ul aria-label="Recovery codes" translate="no" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="small" variant="secondary" onClick={onDownload}>
          Download codes
        </Button>
        <Button size="small" variant="secondary" onClick={copy}>
          Copy codes
        </Button>
      </div>
      <div role="status">
        {copying === 'copied' && (
          <Inline gap={2}>
            <CheckIcon size={20} />
            Codes copied
          </Inline>
        )}
        {copying === 'failed' && <span>The codes couldn’t be copied. Select them and copy them yourself.</span>}
      </div>
      <div className={styles.actions}>
        <Button size="small" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
    </>
  );
}
