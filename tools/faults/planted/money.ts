// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of code.
import type { PlantedFault } from '../fault.ts';

/** Section 10: what guards money and accounts. */
export const faults: PlantedFault[] = [
  {
    row: '10.1.1',
    file: 'apps/api/src/accounts/verification.ts',
    from: "if (code.purpose === 'resetPassword') return {",
    to: "if (code.purpose === 'resetPassword')\n    await services.db.transaction((tx) => spendCode(tx, code, services.now(), invalidCode()));\n  if (code.purpose === 'resetPassword') return {",
    caughtBy:
      'test:apps/api/src/accounts/passwordReset.test.ts::checks the code without spending it, then resets, revokes every session and notifies the owner',
  },
  {
    row: '10.1.1',
    file: 'apps/api/src/accounts/verification.ts',
    from: "  if (code.purpose === 'resetPassword') return { message: 'The code is right. Choose a new password.' };\n",
    to: '',
    caughtBy:
      'test:apps/api/src/accounts/passwordReset.test.ts::checks the code without spending it, then resets, revokes every session and notifies the owner',
  },
  {
    row: '10.1.2',
    file: 'apps/api/src/accounts/passwordReset.ts',
    from: '    await spendCode(tx, code, now, isToken ? invalidLink() : invalidCode());\n',
    to: '',
    caughtBy: 'test:apps/api/src/accounts/passwordReset.test.ts::two resets at once with one code: one happens',
  },
  {
    row: '10.1.3',
    file: 'packages/machines/src/resetPassword/resetPasswordMachine.ts',
    from: "hasCode(params.error, 'invalid_code') ||\n",
    to: "hasCode(params.error, 'not_found') ||\n",
    caughtBy:
      'test:packages/machines/src/resetPassword/resetPasswordMachine.test.ts::ends towards the code field when the code is refused',
  },
  {
    row: '10.1.3',
    file: 'packages/machines/src/otp/otpSetup.ts',
    from: 'isRefusal(params.error) ? { codeError: text, message: null } : ',
    to: '',
    caughtBy: 'test:packages/machines/src/otp/otpMachine.test.ts::does not send a refused code again until it changes',
  },
  {
    row: '10.1.3',
    file: 'apps/shop/src/routes/resetPassword.tsx',
    from: "navigate(otpPath('reset', email), { replace: true });",
    to: "navigate('/forget-password-otp', { replace: true });",
    caughtBy:
      'test:e2e/accounts.spec.ts::the link in an email opens the new password form and hides its code from the address bar',
  },
  {
    row: '10.1.4',
    file: 'apps/api/src/accounts/passwordReset.ts',
    from: "return { message: 'Password has been successfully reset.' };",
    to: "return { message: 'Password has been successfully reset.', user: code.user };",
    caughtBy:
      'test:apps/api/src/accounts/passwordReset.test.ts::checks the code without spending it, then resets, revokes every session and notifies the owner',
  },
  {
    row: '10.1.4',
    file: 'apps/api/src/accounts/verification.ts',
    from: "purpose: 'verifyEmail' });\n  return { message: 'OTP sent successfully' };",
    to: "purpose: 'verifyEmail' });\n  return { message: 'OTP sent successfully', user: null };",
    caughtBy: 'test:apps/api/src/accounts/codes.test.ts::is refused within a minute, with the seconds to wait',
  },
  {
    row: '10.1.4',
    file: 'apps/shop/src/routes/otp.tsx',
    from: "if (outcome.flow !== 'reset') session",
    to: 'if (outcome.flow) session',
    caughtBy: 'story:Flows/accounts/AccountsFlow/ResetCode',
  },
  {
    row: '10.1.5',
    file: 'apps/shop/src/routes/resetPassword.tsx',
    from: "await navigate('/', { replace: true });",
    to: "await navigate('/login', { replace: true });",
    caughtBy: 'story:Flows/accounts/AccountsFlow/Reset',
  },
  {
    row: '10.1.5',
    file: 'apps/shop/src/routes/resetPassword.tsx',
    from: 'ofAccount === typed.trim().toLowerCase()',
    to: 'ofAccount === typed',
    caughtBy:
      'test:e2e/accounts.spec.ts::the link in an email opens the new password form and hides its code from the address bar',
  },
  {
    row: '10.1.6',
    file: 'apps/api/src/accounts/passwordReset.ts',
    from: '    await revokeSessions(tx, code.user.id);\n',
    to: '',
    caughtBy:
      'test:apps/api/src/accounts/passwordReset.test.ts::checks the code without spending it, then resets, revokes every session and notifies the owner',
  },
  {
    row: '10.1.7',
    file: 'apps/api/src/accounts/passwordReset.ts',
    from: '    await services.mailer.enqueue(tx, { to: code.user.email, ...passwordChangedMail() });\n',
    to: '',
    caughtBy:
      'test:apps/api/src/accounts/passwordReset.test.ts::checks the code without spending it, then resets, revokes every session and notifies the owner',
  },
  {
    row: '10.1.8',
    file: 'apps/api/src/accounts/codes.ts',
    from: 'String(randomInt(10 ** limits.OTP_LENGTH))',
    to: 'String(Math.floor(Math.random() * 10 ** limits.OTP_LENGTH))',
    caughtBy: 'test:apps/api/src/accounts/codeSecrecy.test.ts::a code is four digits of a cryptographic random number',
  },
  {
    row: '10.1.8',
    file: 'apps/api/src/accounts/codes.ts',
    from: ".padStart(limits.OTP_LENGTH, '0')",
    to: '',
    caughtBy: 'test:apps/api/src/accounts/codeSecrecy.test.ts::a code is four digits of a cryptographic random number',
  },
  {
    row: '10.1.9',
    file: 'apps/api/src/accounts/codes.ts',
    from: 'codeHash: hashCode(await codeKey(tx, services), user.id, purpose, code),',
    to: 'codeHash: code,',
    caughtBy: 'test:apps/api/src/accounts/codeSecrecy.test.ts::stores a code as a hash of key, owner and purpose',
  },
  {
    row: '10.1.9',
    file: 'apps/api/src/accounts/storedCode.ts',
    from: '`${purpose}:${userId}:${code}`',
    to: '`${purpose}:${code}`',
    caughtBy: 'test:apps/api/src/accounts/codeSecrecy.test.ts::stores a code as a hash of key, owner and purpose',
  },
  {
    row: '10.1.9',
    file: 'apps/api/src/accounts/storedCode.ts',
    from: '`${purpose}:${userId}:${code}`',
    to: '`${userId}:${code}`',
    caughtBy: 'test:apps/api/src/accounts/codeSecrecy.test.ts::stores a code as a hash of key, owner and purpose',
  },
  {
    row: '10.1.9',
    file: 'apps/api/src/accounts/verification.ts',
    from: "findCode(services, caller, ['verifyEmail']);",
    to: "findCode(services, caller, ['verifyEmail', 'resetPassword']);",
    caughtBy: 'test:apps/api/src/accounts/codes.test.ts::is bound to its purpose and its owner',
  },
  {
    row: '10.1.10',
    file: 'apps/api/src/accounts/storedCode.ts',
    from: 'and(isNull(otpCodes.spentAt), gt(otpCodes.expiresAt, now))',
    to: 'gt(otpCodes.expiresAt, now)',
    caughtBy: 'test:apps/api/src/accounts/codes.test.ts::works once',
  },
  {
    row: '10.1.10',
    file: 'apps/api/src/accounts/storedCode.ts',
    from: '.where(and(eq(otpCodes.id, code.id), isUnspent(now)))',
    to: '.where(eq(otpCodes.id, code.id))',
    caughtBy: 'test:apps/api/src/accounts/codes.test.ts::works once even when it is used twice at the same time',
  },
  {
    row: '10.1.11',
    file: 'apps/api/src/accounts/codes.ts',
    from: 'limits.OTP_LIFETIME_MS',
    to: 'limits.RESET_LINK_LIFETIME_MS',
    caughtBy: 'test:apps/api/src/accounts/codes.test.ts::dies after ten minutes',
  },
  {
    row: '10.1.12',
    file: 'apps/api/src/accounts/codes.ts',
    from: 'MAX_TRIES = 5',
    to: 'MAX_TRIES = 6',
    caughtBy: 'test:apps/api/src/accounts/codes.test.ts::dies after five wrong guesses, with the same answer as before',
  },
  {
    row: '10.1.12',
    file: 'apps/api/src/accounts/codes.ts',
    from: 'MAX_TRIES = 5',
    to: 'MAX_TRIES = 4',
    caughtBy: 'test:apps/api/src/accounts/codes.test.ts::survives four wrong guesses',
  },
  {
    row: '10.1.13',
    file: 'apps/api/src/limits/rateLimit.ts',
    from: 'max: 5, windowMs: HOUR',
    to: 'max: 6, windowMs: HOUR',
    caughtBy:
      'test:apps/api/src/accounts/codes.test.ts::%s answers the same for an account and for none, up to its limits',
  },
  {
    row: '10.1.13',
    file: 'apps/api/src/accounts/codeRequests.ts',
    from: "  if (again !== null) throw tooMany('A code has just been sent.', again);\n",
    to: '',
    caughtBy: 'test:apps/api/src/accounts/codes.test.ts::is refused within a minute, with the seconds to wait',
  },
  {
    row: '10.1.14',
    file: 'apps/api/src/accounts/codeRequests.ts',
    from: '  await services.db.autocommit((tx) => enforceCodeLimits(tx, request, now));\n',
    to: "  await services.db.autocommit((tx) => enforceCodeLimits(tx, request, now));\n  const [user] = await services.db.autocommit((tx) => tx.select().from(users).where(eq(users.email, request.email)));\n  if (!user) throw tooMany('There is no account with this email.', 60);\n",
    caughtBy:
      'test:apps/api/src/accounts/codes.test.ts::%s answers the same for an account and for none, up to its limits',
  },
  {
    row: '10.1.14',
    file: 'apps/api/src/accounts/codeRequests.ts',
    from: '  await services.db.autocommit((tx) =>\n    tx.insert(otpRequests)',
    to: '  const [user] = await services.db.autocommit((tx) => tx.select().from(users).where(eq(users.email, request.email)));\n  if (!user) return;\n  await services.db.autocommit((tx) =>\n    tx.insert(otpRequests)',
    caughtBy:
      'test:apps/api/src/accounts/codeSecrecy.test.ts::%s writes the same for every e-mail, and whether it has an account is looked up later',
  },
  {
    row: '10.1.14',
    file: 'apps/api/src/accounts/codes.ts',
    from: '    const user = await findUserByEmail(tx, caller.email);\n',
    to: "    const user = await findUserByEmail(tx, caller.email);\n    if (!user) return new ApiError('invalid_code', 'There is no account with this email.');\n",
    caughtBy:
      'test:apps/api/src/accounts/codes.test.ts::a wrong code for an e-mail without account gets the answer of one with',
  },
  {
    row: '10.1.15',
    file: 'apps/api/src/accounts/sessions.ts',
    from: "return createHash('sha256').update(token).digest('hex');",
    to: 'return token;',
    caughtBy:
      'test:apps/api/src/accounts/login.test.ts::has a token of 256 random bits, of which the database keeps a hash',
  },
  {
    row: '10.1.15',
    file: 'apps/api/src/accounts/sessions.ts',
    from: "randomBytes(32).toString('base64url')",
    to: "randomBytes(24).toString('base64url')",
    caughtBy:
      'test:apps/api/src/accounts/login.test.ts::has a token of 256 random bits, of which the database keeps a hash',
  },
  {
    row: '10.1.16',
    file: 'apps/api/src/accounts/sessions.ts',
    from: 'Customer: { idleMs: 30 * DAY',
    to: 'Customer: { idleMs: 31 * DAY',
    caughtBy:
      'test:apps/api/src/accounts/login.test.ts::of a customer ends thirty days after its last use, and ninety days after it began',
  },
  {
    row: '10.1.16',
    file: 'apps/api/src/accounts/sessions.ts',
    from: 'absoluteMs: 90 * DAY',
    to: 'absoluteMs: 365 * DAY',
    caughtBy:
      'test:apps/api/src/accounts/login.test.ts::of a customer ends thirty days after its last use, and ninety days after it began',
  },
  {
    row: '10.1.16',
    file: 'apps/api/src/accounts/sessions.ts',
    from: 'Admin: { idleMs: HOUR',
    to: 'Admin: { idleMs: 2 * HOUR',
    caughtBy:
      'test:apps/api/src/accounts/login.test.ts::of an admin ends an hour after its last use, and twelve hours after it began',
  },
  {
    row: '10.1.16',
    file: 'apps/api/src/accounts/sessions.ts',
    from: 'absoluteMs: 12 * HOUR',
    to: 'absoluteMs: 24 * HOUR',
    caughtBy:
      'test:apps/api/src/accounts/login.test.ts::of an admin ends an hour after its last use, and twelve hours after it began',
  },
  {
    row: '10.1.17',
    file: 'apps/api/src/accounts/login.ts',
    from: 'tx.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash))',
    to: 'tx.delete(sessions).where(eq(sessions.userId, user.id))',
    caughtBy: 'test:apps/api/src/accounts/login.test.ts::ends with logout, and only that one',
  },
  {
    row: '10.1.17',
    file: 'apps/api/src/accounts/login.ts',
    from: 'tx.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash))',
    to: 'tx.select().from(sessions)',
    caughtBy: 'test:apps/api/src/accounts/login.test.ts::ends with logout, and only that one',
  },
  {
    row: '10.1.17',
    file: 'apps/api/src/accounts/login.ts',
    from: '    await revokeSessions(tx, user.id);\n',
    to: '',
    caughtBy:
      'test:apps/api/src/accounts/login.test.ts::logging out everywhere ends all sessions and forgets the devices of that account only',
  },
  {
    row: '10.1.18',
    file: 'apps/api/src/http/headers.ts',
    from: 'scriptSrc: ["\'self\'"]',
    to: 'scriptSrc: ["\'self\'", "\'unsafe-inline\'"]',
    caughtBy: 'test:apps/api/src/http/headers.test.ts::%s carries the security headers',
  },
  {
    row: '10.1.18',
    file: 'apps/api/src/http/headers.ts',
    from: 'contentSecurityPolicy: {',
    to: 'contentSecurityPolicyReportOnly: {',
    caughtBy: 'test:apps/api/src/http/headers.test.ts::%s carries the security headers',
  },
  {
    row: '10.1.19',
    file: 'packages/machines/src/session/sessionMachine.ts',
    from: 'params.token === undefined || params.token === context.token',
    to: 'params.token !== null',
    caughtBy:
      'test:packages/machines/src/session/sessionMachine.test.ts::closes on a 401 to the present token, not on a late one to an earlier token',
  },
  {
    row: '10.1.19',
    file: 'apps/shop/src/api/http.ts',
    from: 'if (failure.status === 401 && token) session.onExpired(token);',
    to: 'if (failure.status === 403 && token) session.onExpired(token);',
    caughtBy: 'test:apps/shop/src/api/client.test.ts::ends the session whose token the call carried',
  },
  {
    row: '10.1.19',
    file: 'apps/shop/src/api/http.ts',
    from: 'if (failure.status === 401 && token) session.onExpired(token);',
    to: "if (failure.status === 401) session.onExpired(session.token() ?? '');",
    caughtBy: 'test:apps/shop/src/api/client.test.ts::to a call without a token ends none',
  },
  {
    row: '10.1.20',
    file: 'packages/machines/src/session/sessionMachine.ts',
    from: 'return rest as T;',
    to: 'return { ...rest, token: _token } as T;',
    caughtBy:
      'test:packages/machines/src/session/sessionMachine.test.ts::signs in, keeps the session and never puts the token into the user',
  },
  {
    row: '10.1.20',
    file: 'packages/machines/src/session/sessionMachine.ts',
    from: '{ ...context.user, ...withoutToken(params.user) }',
    to: '{ ...context.user, ...params.user }',
    caughtBy:
      'test:packages/machines/src/session/sessionMachine.test.ts::takes a token out of a user that was stored or answered with it',
  },
  {
    row: '10.1.21',
    file: 'packages/machines/src/session/sessionMachine.ts',
    from: "actions: ['forgetSession', { type: 'announceClosed', params: { reason: 'otherTab' } }],",
    to: "actions: ['forgetSession'],",
    caughtBy:
      'test:packages/machines/src/session/sessionMachine.test.ts::follows other tabs without writing to storage itself',
  },
  {
    row: '10.1.21',
    file: 'apps/shop/src/session/storage.ts',
    from: 'if (event.key !== TOKEN && event.key !== USER && event.key !== null) return;',
    to: 'if (event.key !== TOKEN && event.key !== USER) return;',
    caughtBy:
      'test:apps/shop/src/session/storage.test.ts::a login and a logout in another tab are heard, until nobody listens',
  },
  {
    row: '10.1.22',
    file: 'apps/api/src/accounts/profile.ts',
    from: "  if (params.id !== user.id) throw new ApiError('forbidden', 'You can only complete your own profile.');\n",
    to: '',
    caughtBy: "test:apps/api/src/accounts/profile.test.ts::refuses another user's profile, and strangers",
  },
  {
    row: '10.1.22',
    file: 'apps/api/src/http/calls.ts',
    from: "if (!user) throw new ApiError('unauthorized', 'Please log in to continue.');",
    to: "if (!user) throw new ApiError('forbidden', 'Please log in to continue.');",
    caughtBy: "test:apps/api/src/accounts/profile.test.ts::refuses another user's profile, and strangers",
  },
  {
    row: '10.1.23',
    file: 'apps/api/src/accounts/login.ts',
    from: "if (status !== 'active') throw",
    to: "if (status === 'blocked') throw",
    caughtBy: 'test:apps/api/src/accounts/login.test.ts::a %s user cannot log in, and their sessions are dead',
  },
  {
    row: '10.1.23',
    file: 'apps/api/src/accounts/sessions.ts',
    from: "          eq(users.status, 'active'),\n",
    to: '',
    caughtBy: 'test:apps/api/src/accounts/login.test.ts::a %s user cannot log in, and their sessions are dead',
  },
  {
    row: '10.1.23',
    file: 'apps/api/src/admin/users.ts',
    from: "if (status !== 'active') await revokeSessions",
    to: "if (status === 'blocked') await revokeSessions",
    caughtBy:
      'test:apps/api/src/admin/userStatus.test.ts::%s is signed out everywhere and sees why at login, until restored',
  },
  {
    row: '10.2.1',
    file: 'packages/machines/src/cart/lineQueue.ts',
    from: 'queue.sending === null ? (queue.waiting[0] ?? null) : null',
    to: 'queue.waiting[0] ?? null',
    caughtBy:
      'test:packages/machines/src/cart/cartMachine.test.ts::shows a step at once, sends one at a time, and says so when the server has it',
  },
  {
    row: '10.2.1',
    file: 'packages/machines/src/cart/cartSelectors.ts',
    from: 'quantity: projected(item.quantity, queueOf(queues, item.productId))',
    to: 'quantity: item.quantity',
    caughtBy:
      'test:packages/machines/src/cart/cartMachine.test.ts::shows a step at once, sends one at a time, and says so when the server has it',
  },
  {
    row: '10.2.2',
    file: 'packages/machines/src/cart/lineQueue.ts',
    from: "waiting: waiting.filter((task) => task.kind !== 'step')",
    to: 'waiting',
    caughtBy:
      'test:packages/machines/src/cart/cartMachine.test.ts::goes back to what the server has when a step fails, drops those behind it, and asks the server',
  },
  {
    row: '10.2.2',
    file: 'packages/machines/src/cart/cartSetup.ts',
    from: 'queues: fail(context.queues, productId), isStale: true',
    to: 'queues: fail(context.queues, productId)',
    caughtBy:
      'test:packages/machines/src/cart/cartMachine.test.ts::goes back to what the server has when a step fails, drops those behind it, and asks the server',
  },
  {
    row: '10.2.3',
    file: 'packages/machines/src/cart/lineQueue.ts',
    from: '&& task.by === -last.by',
    to: '',
    caughtBy:
      'test:packages/machines/src/cart/cartRaces.test.ts::shows each click at once and ends with what was clicked (run %d)',
  },
  {
    row: '10.2.3',
    file: 'apps/api/src/cart/changeQuantity.ts',
    from: 'set: { quantity: sql`${cartLines.quantity} + excluded.quantity` }',
    to: 'set: { quantity: sql`excluded.quantity` }',
    caughtBy: 'test:apps/api/src/cart/cart.test.ts::opens a line, adds to it and echoes the step',
  },
  {
    row: '10.2.4',
    file: 'apps/api/src/cart/changeQuantity.ts',
    from: 'fields: { quantity: String(product.stock) },',
    to: 'fields: {},',
    caughtBy:
      'test:apps/api/src/cart/cart.test.ts::above the stock is refused with the number left, and changes nothing',
  },
  {
    row: '10.2.4',
    file: 'apps/api/src/cart/changeQuantity.ts',
    from: 'const enough = sql`${most} >= ${pieces}`;',
    to: 'const enough = sql`${most} > 0`;',
    caughtBy:
      'test:apps/api/src/cart/cart.test.ts::above the stock is refused with the number left, and changes nothing',
  },
  {
    row: '10.2.4',
    file: 'apps/api/src/cart/changeQuantity.ts',
    from: 'setWhere: sql`${cartLines.quantity} + excluded.quantity <=',
    to: 'setWhere: sql`excluded.quantity <=',
    caughtBy: 'test:apps/api/src/cart/cart.test.ts::adds up when many come at once, and never passes the stock',
  },
  {
    row: '10.2.5',
    file: 'packages/machines/src/cart/cartSetup.ts',
    from: 'line !== undefined && (params.by < 0 || canIncrease(line))',
    to: 'line !== undefined',
    caughtBy: 'test:packages/machines/src/cart/cartMachine.test.ts::stops at the stock, counting what is under way',
  },
  {
    row: '10.2.5',
    file: 'packages/machines/src/cart/cartSelectors.ts',
    from: 'return quantity < mostOf(product);',
    to: 'return quantity <= mostOf(product);',
    caughtBy:
      'test:packages/machines/src/cart/cartSelectors.test.ts::judges 2 pieces against a stock of %s and a limit of %s',
  },
  {
    row: '10.2.6',
    file: 'packages/machines/src/cart/cartSelectors.ts',
    from: ' && unavailableItems(cart).length === 0',
    to: '',
    caughtBy:
      'test:packages/machines/src/cart/cartSelectors.test.ts::judges 2 pieces against a stock of %s and a limit of %s',
  },
  {
    row: '10.2.6',
    file: 'packages/ui/src/screens/CartScreen/CartSummary.tsx',
    from: 'const canCheckOut = reason === null && !updating;',
    to: 'const canCheckOut = !updating;',
    caughtBy: 'story:Screens/CartScreen/Unavailable',
  },
  {
    row: '10.2.6',
    file: 'apps/api/src/orders/stock.ts',
    from: 'product && !product.deletedAt ? product.quantity : 0',
    to: 'product ? product.quantity : 0',
    caughtBy:
      'test:apps/api/src/orders/placeOrder.test.ts::of more than is left names the product and what is left, and changes nothing',
  },
  {
    row: '10.2.7',
    file: 'packages/contract/src/limits.ts',
    from: 'DEFAULT_DELIVERY_FEE = 5',
    to: 'DEFAULT_DELIVERY_FEE = 100',
    caughtBy: 'test:apps/api/src/config.test.ts::an empty environment is a shop to try out',
  },
  {
    row: '10.2.7',
    file: 'apps/api/src/orders/placeOrder.ts',
    from: 'const deliveryFeeKobo = services.config.deliveryFeeKobo;',
    to: 'const deliveryFeeKobo = 100 * limits.DEFAULT_DELIVERY_FEE;',
    caughtBy:
      'test:apps/api/src/orders/deliveryFee.test.ts::is the one setting in cart and order, and an order keeps what it was charged',
  },
  {
    row: '10.2.7',
    file: 'apps/api/src/cart/queries.ts',
    from: 'deliveryFee: toNaira(config.deliveryFeeKobo)',
    to: 'deliveryFee: 5',
    caughtBy:
      'test:apps/api/src/orders/deliveryFee.test.ts::is the one setting in cart and order, and an order keeps what it was charged',
  },
  {
    row: '10.2.7',
    file: 'packages/ui/src/screens/CartScreen/CartSummary.tsx',
    from: '<SummaryRows subtotal={subtotal} deliveryFee={deliveryFee} />',
    to: '<SummaryRows subtotal={subtotal} deliveryFee={5} />',
    caughtBy:
      'test:packages/ui/src/screens/deliveryFee.ssr.test.tsx::shows the delivery fee from the server in the cart',
  },
  {
    row: '10.2.7',
    file: 'packages/ui/src/screens/OrderScreen/OrderScreen.tsx',
    from: 'deliveryFee={order.deliveryFee}',
    to: 'deliveryFee={100}',
    caughtBy: 'test:packages/ui/src/screens/deliveryFee.ssr.test.tsx::shows the charged delivery fee on an order',
  },
  {
    row: '10.2.8',
    file: 'packages/machines/src/cart/cartSetup.ts',
    from: 'params.cart.deliveryFee ?? limits.DEFAULT_DELIVERY_FEE',
    to: 'params.cart.deliveryFee ?? 0',
    caughtBy:
      'test:packages/machines/src/cart/cartMachine.test.ts::takes a fee of 5 naira and no address from a backend that sends neither',
  },
  {
    row: '10.2.9',
    file: 'apps/api/src/money.ts',
    from: 'Math.round(naira * 100)',
    to: 'naira * 100',
    caughtBy:
      'test:apps/api/src/orders/expectedTotal.test.ts::is placed at exactly the total that the cart showed, to the kobo',
  },
  {
    row: '10.2.9',
    file: 'apps/api/src/money.ts',
    from: '=> kobo / 100;',
    to: '=> Math.round(kobo / 100);',
    caughtBy:
      'test:apps/api/src/orders/placeOrder.test.ts::takes the stock, empties the cart, and writes down what was bought',
  },
  {
    row: '10.2.9',
    file: 'apps/api/src/orders/mapper.ts',
    from: 'price: toNaira(line.priceKobo)',
    to: 'price: line.priceKobo',
    caughtBy:
      'test:apps/api/src/orders/placeOrder.test.ts::takes the stock, empties the cart, and writes down what was bought',
  },
  {
    row: '10.2.10',
    file: 'packages/ui/src/lib/naira.ts',
    from: 'kobo % 100 === 0 ? whole.format',
    to: 'false ? whole.format',
    caughtBy: 'test:packages/ui/src/lib/naira.test.ts::writes whole naira without decimals',
  },
  {
    row: '10.2.10',
    file: 'packages/ui/src/lib/naira.ts',
    from: ': withKobo.format(kobo / 100)',
    to: ': whole.format(kobo / 100)',
    caughtBy: 'test:packages/ui/src/lib/naira.test.ts::writes kobo with two digits, and only when there are any',
  },
  {
    row: '10.2.10',
    file: 'apps/api/src/money.ts',
    from: '(kobo % 100 === 0 ? formatWhole : format)',
    to: 'formatWhole',
    caughtBy:
      'test:apps/api/src/orders/placeOrder.test.ts::takes the stock, empties the cart, and writes down what was bought',
  },
  {
    row: '10.3.1',
    file: 'packages/machines/src/checkout/checkoutSetup.ts',
    from: 'Boolean(params.order)',
    to: 'params.order === undefined',
    caughtBy:
      'test:packages/machines/src/checkout/checkoutMachine.test.ts::places one order for a double confirm and leads to its payment page',
  },
  {
    row: '10.3.1',
    file: 'packages/machines/src/checkout/checkoutSetup.ts',
    from: "Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? '')",
    to: "Date.parse(a.createdAt ?? '') - Date.parse(b.createdAt ?? '')",
    caughtBy:
      'test:packages/machines/src/checkout/checkoutMachine.test.ts::pays the newest pending order where the backend does not say which it made',
  },
  {
    row: '10.3.1',
    file: 'packages/machines/src/checkout/checkoutSetup.ts',
    from: "    .filter((order) => order.status === 'PENDING')\n",
    to: '',
    caughtBy:
      'test:packages/machines/src/checkout/checkoutMachine.test.ts::pays the newest pending order where the backend does not say which it made',
  },
  {
    row: '10.3.2',
    file: 'apps/api/src/payments/makePayment.ts',
    from: '    return { orderId, data };\n',
    to: "    await db.transaction((tx) => tx.update(orders).set({ status: 'SUCCESS' }).where(eq(orders.id, orderId)));\n    return { orderId, data };\n",
    caughtBy:
      'test:apps/api/src/payments/makePayment.test.ts::hands on the provider’s page and leaves the order unpaid',
  },
  {
    row: '10.3.3',
    file: 'apps/api/src/payments/handlers.ts',
    from: "!services.payments.isSigned(rawBody, header('x-paystack-signature'))",
    to: "header('x-paystack-signature') === undefined",
    caughtBy: 'test:apps/api/src/payments/events.test.ts::with the signature "%s" is refused and not stored',
  },
  {
    row: '10.3.3',
    file: 'apps/api/src/payments/signature.ts',
    from: "return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(rawBody, secretKey), 'hex'));",
    to: 'return signature.length === sign(rawBody, secretKey).length;',
    caughtBy: 'test:apps/api/src/payments/paystackClient.test.ts::must be of this body under this key',
  },
  {
    row: '10.3.3',
    file: 'apps/api/src/payments/signature.ts',
    from: 'if (!signature || !/^[0-9a-f]{128}$/i.test(signature)) return false;',
    to: 'if (!signature) return true;',
    caughtBy: 'test:apps/api/src/payments/paystackClient.test.ts::must be of this body under this key',
  },
  {
    row: '10.3.4',
    file: 'apps/api/src/payments/paystackClient.ts',
    from: ' || verification.reference !== reference',
    to: '',
    caughtBy: 'test:apps/api/src/payments/paystackClient.test.ts::rejects what it does not understand: %o',
  },
  {
    row: '10.3.4',
    file: 'apps/api/src/payments/settle.ts',
    from: '    receipt.amountKobo === payment.amountKobo &&\n    receipt.amountKobo === order.totalKobo &&\n',
    to: '',
    caughtBy: 'test:apps/api/src/payments/verifyPayment.test.ts::with %o is never paid, and what came is recorded',
  },
  {
    row: '10.3.4',
    file: 'apps/api/src/payments/settle.ts',
    from: '    receipt.amountKobo === payment.amountKobo &&\n    receipt.amountKobo === order.totalKobo &&\n',
    to: '    receipt.amountKobo >= order.totalKobo &&\n',
    caughtBy: 'test:apps/api/src/payments/verifyPayment.test.ts::with %o is never paid, and what came is recorded',
  },
  {
    row: '10.3.4',
    file: 'apps/api/src/payments/settle.ts',
    from: ' &&\n    receipt.currency === payment.currency',
    to: '',
    caughtBy:
      'test:apps/api/src/payments/events.test.ts::with %o is stored but pays nothing; the provider’s own answer still does',
  },
  {
    row: '10.3.4',
    file: 'apps/api/src/payments/events.ts',
    from: "  if (data.status !== 'success') return;\n",
    to: '',
    caughtBy:
      'test:apps/api/src/payments/events.test.ts::for an unknown reference, of another kind or without a success is stored and answered 200',
  },
  {
    row: '10.3.4',
    file: 'apps/api/src/payments/events.ts',
    from: "if (event.event === 'charge.success') await",
    to: "if (event.event.endsWith('.success')) await",
    caughtBy:
      'test:apps/api/src/payments/events.test.ts::for an unknown reference, of another kind or without a success is stored and answered 200',
  },
  {
    row: '10.3.5',
    file: 'packages/machines/src/paymentReturn/paymentReturnSetup.ts',
    from: "answer.status === 'paid' || answer.order",
    to: "answer.status !== 'failed' || answer.order",
    caughtBy: 'test:packages/machines/src/paymentReturn/paymentReturnMachine.test.ts::shows a payment that is %s',
  },
  {
    row: '10.3.5',
    file: 'packages/machines/src/paymentReturn/paymentReturnSetup.ts',
    from: "isAbandoned: (_, { answer }: { answer: VerifyAnswer }) => answer.status === 'abandoned'",
    to: "isAbandoned: (_, { answer }: { answer: VerifyAnswer }) => answer.status !== 'paid'",
    caughtBy:
      'test:packages/machines/src/paymentReturn/paymentReturnMachine.test.ts::asks again after 2, 4, 8 and 16 seconds while it is pending, then leaves it to the user',
  },
  {
    row: '10.3.5',
    file: 'apps/api/src/payments/checkWithProvider.ts',
    from: "processing: 'pending'",
    to: "processing: 'failed'",
    caughtBy: 'test:apps/api/src/payments/verifyPayment.test.ts::after %s the payment is %s',
  },
  {
    row: '10.3.5',
    file: 'apps/api/src/payments/checkWithProvider.ts',
    from: "abandoned: 'abandoned'",
    to: "abandoned: 'failed'",
    caughtBy: 'test:apps/api/src/payments/verifyPayment.test.ts::after %s the payment is %s',
  },
  {
    row: '10.3.5',
    file: 'apps/shop/src/routes/paymentReturn.tsx',
    from: "search.get('reference') ?? search.get('trxref')",
    to: "search.get('orderId')",
    caughtBy: 'story:Flows/checkout/CheckoutFlow/ReturnPaid',
  },
  {
    row: '10.3.5',
    file: 'apps/shop/src/routes/paymentReturn.tsx',
    from: "if (snapshot.matches({ unpaid: 'abandoned' })) return 'abandoned';",
    to: "if (snapshot.matches({ unpaid: 'abandoned' })) return 'paid';",
    caughtBy: 'story:Flows/checkout/CheckoutFlow/ReturnAbandoned',
  },
  {
    row: '10.3.6',
    file: 'apps/api/src/payments/paystackClient.ts',
    from: 'amount: input.amountKobo,',
    to: 'amount: input.amountKobo / 100,',
    caughtBy: 'test:apps/api/src/payments/paystackClient.test.ts::sends what Paystack expects and hands the answer on',
  },
  {
    row: '10.3.6',
    file: 'apps/api/src/payments/paystackClient.ts',
    from: "currency: 'NGN',",
    to: "currency: 'USD',",
    caughtBy: 'test:apps/api/src/payments/paystackClient.test.ts::sends what Paystack expects and hands the answer on',
  },
  {
    row: '10.3.6',
    file: 'apps/api/src/payments/makePayment.ts',
    from: '`${config.publicUrl}/payment/callback`',
    to: '`${config.publicUrl}/order`',
    caughtBy:
      'test:apps/api/src/payments/makePayment.test.ts::hands on the provider’s page and leaves the order unpaid',
  },
  {
    row: '10.3.7',
    file: 'apps/api/src/payments/signature.ts',
    from: "createHmac('sha512', secretKey)",
    to: "createHmac('sha3-512', secretKey)",
    caughtBy:
      'test:apps/api/src/payments/paystackClient.test.ts::is the hex HMAC-SHA512 of the raw body, as openssl makes it',
  },
  {
    row: '10.3.7',
    file: 'apps/api/src/payments/handlers.ts',
    from: 'services.payments.isSigned(rawBody,',
    to: 'services.payments.isSigned(Buffer.from(JSON.stringify(JSON.parse(Buffer.from(rawBody).toString()))),',
    caughtBy: 'test:apps/api/src/payments/events.test.ts::with %s is stored as it came, and pays',
  },
  {
    row: '10.3.8',
    file: 'apps/api/src/payments/paystackClient.ts',
    from: 'return config.paystackSecretKey ? PAYSTACK :',
    to: "return config.paystackSecretKey?.startsWith('sk_live_') ? PAYSTACK :",
    caughtBy: 'test:apps/api/src/payments/paystackClient.test.ts::is Paystack’s with a key',
  },
  {
    row: '10.3.8',
    file: 'apps/api/src/payments/paystackClient.ts',
    from: 'return config.paystackSecretKey ? PAYSTACK :',
    to: 'return config.paystackSecretKey !== null ? PAYSTACK :',
    caughtBy: 'test:apps/api/src/payments/paystackClient.test.ts::is the sandbox of this very server without one',
  },
  {
    row: '10.3.8',
    file: 'apps/api/src/payments/paystackClient.ts',
    from: 'if (config.paystackBaseUrl) return',
    to: 'if (config.paystackBaseUrl && !config.paystackSecretKey) return',
    caughtBy: 'test:apps/api/src/payments/paystackClient.test.ts::is the configured one before both',
  },
  {
    row: '10.3.8',
    file: 'apps/api/src/http/app.ts',
    from: 'if (config.paystackSecretKey === undefined) app',
    to: 'if (!config.production) app',
    caughtBy:
      'test:apps/api/src/sandbox/mounted.test.ts::the sandbox answers %s %s only where no key of a provider is configured',
  },
  {
    row: '10.3.8',
    file: 'apps/api/src/sandbox/webhooks.ts',
    from: "'x-paystack-signature': sign(body, key)",
    to: "'x-paystack-signature': key",
    caughtBy:
      'test:apps/api/src/sandbox/checkout.test.ts::leads back with the reference, and the signed webhook settles the order',
  },
  {
    row: '10.3.9',
    file: 'packages/machines/src/shared/payment.ts',
    from: 'URL.canParse(url) && origins.includes(new URL(url).origin)',
    to: 'origins.some((origin) => url.startsWith(origin))',
    caughtBy: 'test:packages/machines/src/checkout/checkoutMachine.test.ts::sends nobody to %s',
  },
  {
    row: '10.3.9',
    file: 'packages/machines/src/checkout/checkoutSetup.ts',
    from: 'isAllowedPaymentUrl: (_, _params: { url: string }) => false',
    to: 'isAllowedPaymentUrl: (_, _params: { url: string }) => true',
    caughtBy:
      'test:packages/machines/src/checkout/checkoutMachine.test.ts::allows no page at all until the app says which',
  },
  {
    row: '10.3.9',
    file: 'packages/machines/src/paymentReturn/paymentReturnSetup.ts',
    from: 'isAllowedPaymentUrl: (_, _params: { url: string }) => false',
    to: 'isAllowedPaymentUrl: (_, _params: { url: string }) => true',
    caughtBy:
      'test:packages/machines/src/paymentReturn/paymentReturnMachine.test.ts::allows no page at all until the app says which',
  },
  {
    row: '10.3.9',
    file: 'apps/shop/src/api/paymentOrigins.ts',
    from: "  'https://checkout.paystack.com',\n",
    to: "  'https://checkout.paystack.com',\n  'https://paystack.com',\n",
    caughtBy: 'test:apps/shop/src/api/paymentOrigins.test.ts::lets no payment lead to %j',
  },
  {
    row: '10.3.9',
    file: 'apps/shop/src/api/paymentOrigins.ts',
    from: '  API_ORIGIN || window.location.origin,\n',
    to: '',
    caughtBy: 'test:apps/shop/src/api/paymentOrigins.test.ts::lets a payment lead to %s',
  },
  {
    row: '10.3.9',
    file: 'apps/shop/src/machines/useCheckout.ts',
    from: 'isAllowedPaymentUrl: (_, { url }) => isPaymentPage(url, paymentOrigins())',
    to: "isAllowedPaymentUrl: (_, { url }) => isPaymentPage(url, [...paymentOrigins(), 'https://evil.test'])",
    caughtBy: 'test:e2e/toasts.spec.ts::a payment page elsewhere is a failed payment',
  },
  {
    row: '10.3.10',
    file: 'apps/api/src/orders/handlers.ts',
    from: "claimOf('placeOrder', user.id, idempotencyKey, body)",
    to: "claimOf('placeOrder', user.id, undefined, body)",
    caughtBy:
      'test:apps/api/src/orders/placeOrder.test.ts::repeated answers the first result, also after the cart has changed',
  },
  {
    row: '10.3.10',
    file: 'apps/api/src/idempotency.ts',
    from: 'return inserted.length > 0;',
    to: 'return inserted.length >= 0;',
    caughtBy:
      'test:apps/api/src/orders/placeOrder.test.ts::repeated answers the first result, also after the cart has changed',
  },
  {
    row: '10.3.10',
    file: 'apps/api/src/idempotency.ts',
    from: 'if (found && found.requestHash !== claim.requestHash)',
    to: 'if (found && found.requestHash === undefined)',
    caughtBy:
      'test:apps/api/src/orders/placeOrder.test.ts::with another body is a conflict; of another user it is another key',
  },
  {
    row: '10.3.11',
    file: 'apps/api/src/payments/handlers.ts',
    from: "claimOf('makePayment', user.id, idempotencyKey, body)",
    to: "claimOf('makePayment', user.id, undefined, body)",
    caughtBy:
      'test:apps/api/src/payments/makePayment.test.ts::with a repeated key answers the first result, also in parallel',
  },
  {
    row: '10.3.12',
    file: 'packages/machines/src/checkout/checkoutSetup.ts',
    from: 'openAttempt(context) ?? {',
    to: 'null ?? {',
    caughtBy:
      'test:packages/machines/src/checkout/checkoutMachine.test.ts::confirms again under the same key after %s, fields kept',
  },
  {
    row: '10.3.12',
    file: 'packages/machines/src/checkout/checkoutSetup.ts',
    from: 'attempt: isAttemptRefused(params.error) ? null : context.attempt',
    to: 'attempt: context.attempt',
    caughtBy:
      'test:packages/machines/src/checkout/checkoutMachine.test.ts::takes a new key once the server has definitely refused',
  },
  {
    row: '10.3.12',
    file: 'apps/api/src/orders/placeOrder.ts',
    from: '    tx.delete(cartLines).where(\n',
    to: '    tx.select().from(cartLines).where(\n',
    caughtBy:
      'test:apps/api/src/orders/placeOrder.test.ts::is not needed, but two parallel orders of one cart are still one',
  },
  {
    row: '10.3.13',
    file: 'packages/contract/src/orders/rules.ts',
    from: "status === 'PENDING' ? null",
    to: "status !== 'SUCCESS' ? null",
    caughtBy: 'test:apps/api/src/orders/ownOrders.test.ts::cancels it, returns its stock and mails the owner',
  },
  {
    row: '10.3.13',
    file: 'apps/api/src/orders/deleteOrder.ts',
    from: 'and(eq(orders.id, orderId), eq(orders.userId, userId))',
    to: 'eq(orders.id, orderId)',
    caughtBy: 'test:apps/api/src/orders/ownOrders.test.ts::are hidden from other customers',
  },
  {
    row: '10.3.13',
    file: 'packages/contract/src/orders/rules.ts',
    from: "status === 'PENDING' ? null",
    to: "status !== 'CANCELLED' ? null",
    caughtBy: 'test:apps/api/src/orders/ownOrders.test.ts::that turns out to be paid keeps it, paid',
  },
  {
    row: '10.3.14',
    file: 'apps/api/src/orders/cancelOrder.ts',
    from: '  await returnStock(tx, lines);\n',
    to: '',
    caughtBy: 'test:apps/api/src/orders/ownOrders.test.ts::cancels it, returns its stock and mails the owner',
  },
  {
    row: '10.3.14',
    file: 'apps/api/src/orders/cancelOrder.ts',
    from: "and(eq(orders.id, orderId), eq(orders.status, 'PENDING'))",
    to: 'eq(orders.id, orderId)',
    caughtBy:
      'test:apps/api/src/orders/ownOrders.test.ts::cancels it once, when two callers delete it at the same time',
  },
  {
    row: '10.3.14',
    file: 'apps/api/src/orders/stock.ts',
    from: '  await tx.execute(stockMove(pieces, 1));\n',
    to: '  await tx.execute(stockMove(pieces, -1));\n',
    caughtBy: 'test:apps/api/src/orders/ownOrders.test.ts::cancels it, returns its stock and mails the owner',
  },
  {
    row: '10.3.15',
    file: 'apps/api/src/orders/deleteOrder.ts',
    from: 'const underWay = await settleAttempts(services, orderId);',
    to: 'const underWay = false;',
    caughtBy: 'test:apps/api/src/orders/ownOrders.test.ts::that turns out to be paid keeps it, paid',
  },
  {
    row: '10.3.15',
    file: 'apps/api/src/payments/attempts.ts',
    from: "new Set(['ongoing', 'processing', 'queued'])",
    to: "new Set(['queued'])",
    caughtBy: 'test:apps/api/src/orders/ownOrders.test.ts::waits for a payment that is being processed',
  },
  {
    row: '10.3.16',
    file: 'apps/api/src/payments/settle.ts',
    from: "isRight && order.status === 'PENDING'",
    to: "isRight && order.status !== 'SUCCESS'",
    caughtBy:
      'test:apps/api/src/payments/events.test.ts::that comes after the order was cancelled is kept for refund, and the owner is mailed',
  },
  {
    row: '10.3.16',
    file: 'apps/api/src/payments/settle.ts',
    from: '    await announceRefundDue(tx, services, { order, owner, payment: settled }, cause);\n',
    to: '',
    caughtBy:
      'test:apps/api/src/payments/events.test.ts::that comes after the order was cancelled is kept for refund, and the owner is mailed',
  },
  {
    row: '10.3.16',
    file: 'apps/api/src/orders/cancelOrder.ts',
    from: '.set({ nextCheckAt: firstCheckAt(now) })',
    to: '.set({ nextCheckAt: null })',
    caughtBy: 'test:apps/api/src/payments/reconcile.test.ts::even in the last hours of the three days',
  },
  {
    row: '10.3.17',
    file: 'apps/api/src/orders/placeOrder.ts',
    from: 'expectedTotalKobo !== totalKobo',
    to: 'expectedTotalKobo < totalKobo',
    caughtBy:
      'test:apps/api/src/orders/expectedTotal.test.ts::is refused with the cart as it is now when a product became %s, and nothing is ordered',
  },
  {
    row: '10.3.17',
    file: 'apps/api/src/orders/placeOrder.ts',
    from: 'expectedTotalKobo !== totalKobo',
    to: 'Math.abs(expectedTotalKobo - totalKobo) > 100',
    caughtBy:
      'test:apps/api/src/orders/expectedTotal.test.ts::is refused with the cart as it is now when a product became %s, and nothing is ordered',
  },
  {
    row: '10.3.17',
    file: 'apps/api/src/orders/placeOrder.ts',
    from: "before you confirm.', {\n      cart: await loadCart(tx, services, user.id),\n    });",
    to: "before you confirm.', {});",
    caughtBy:
      'test:apps/api/src/orders/expectedTotal.test.ts::is refused with the cart as it is now when a product became %s, and nothing is ordered',
  },
  {
    row: '10.3.17',
    file: 'apps/api/src/orders/placeOrder.ts',
    from: 'expectedTotalKobo !== undefined && expectedTotalKobo',
    to: 'expectedTotalKobo',
    caughtBy:
      'test:apps/api/src/orders/expectedTotal.test.ts::is not required: without one the order costs what it costs',
  },
  {
    row: '10.3.18',
    file: 'packages/machines/src/checkout/cartChanges.ts',
    from: 'price: old ? changeOf(old.product.price, product.price) : null',
    to: 'price: null',
    caughtBy:
      'test:packages/machines/src/checkout/checkoutMachine.test.ts::asks about what changed, and orders for the new total under a new key',
  },
  {
    row: '10.3.18',
    file: 'packages/machines/src/checkout/checkoutSetup.ts',
    from: 'shownCart?.takesExpectedTotal ? (shownCart.total ?? undefined) : undefined',
    to: 'undefined',
    caughtBy:
      'test:packages/machines/src/checkout/checkoutMachine.test.ts::orders for the total that was shown when the form was opened',
  },
  {
    row: '10.3.18',
    file: 'packages/machines/src/checkout/checkoutSetup.ts',
    from: 'acceptChanges: assign(({ context }) => ({ shownCart: context.currentCart, changes: null }))',
    to: 'acceptChanges: assign({ changes: null })',
    caughtBy:
      'test:packages/machines/src/checkout/checkoutMachine.test.ts::asks about what changed, and orders for the new total under a new key',
  },
  {
    row: '10.3.19',
    file: 'packages/machines/src/checkout/checkoutSetup.ts',
    from: 'context.shownCart !== null && !context.shownCart.takesExpectedTotal',
    to: 'context.shownCart === null',
    caughtBy:
      'test:packages/machines/src/checkout/checkoutMachine.test.ts::reads the cart right before the order, and sends nothing it does not know',
  },
  {
    row: '10.3.19',
    file: 'packages/machines/src/checkout/checkoutSetup.ts',
    from: 'isOtherCart: ({ context }, params: { cart: ShownCart }) => differ(context.shownCart, params.cart)',
    to: 'isOtherCart: (_, _params: { cart: ShownCart }) => false',
    caughtBy:
      'test:packages/machines/src/checkout/checkoutMachine.test.ts::asks about what changed, and reads again after the answer',
  },
  {
    row: '10.4.1',
    file: 'apps/api/src/http/calls.ts',
    from: "if (call.auth === 'admin' && user.userType !== 'Admin') {",
    to: "if (call.auth === 'admin' && call.method !== 'GET' && user.userType !== 'Admin') {",
    caughtBy: 'test:apps/api/src/http/authorization.test.ts::getAdminOrders',
  },
  {
    row: '10.4.1',
    file: 'apps/api/src/http/calls.ts',
    from: "if (call.auth === 'admin' && user.userType !== 'Admin') {",
    to: "if (call.auth === 'admin' && !call.upload && user.userType !== 'Admin') {",
    caughtBy: 'test:apps/api/src/http/authorization.test.ts::uploadPicture',
  },
  {
    row: '10.4.2',
    file: 'apps/shop/src/routes/admin/layout.tsx',
    from: "user.userType === 'Admin' ? <BackOffice /> : <NotAllowed />",
    to: '<BackOffice />',
    caughtBy: 'test:e2e/admin.spec.ts::a customer sees that they have no access',
  },
  {
    row: '10.4.2',
    file: 'apps/shop/src/routes/guards.tsx',
    from: '  useEffect(() => rememberReturnPath(pathname + search), [pathname, search]);\n',
    to: '',
    caughtBy: 'test:e2e/admin.spec.ts::a guest logs in first, then reaches the requested page',
  },
  {
    row: '10.4.3',
    file: 'apps/api/src/http/upload.ts',
    from: 'fileSize: limits.PICTURE_MAX_BYTES,',
    to: 'fileSize: 2 * limits.PICTURE_MAX_BYTES,',
    caughtBy: 'test:apps/api/src/uploads/uploads.test.ts::5 MB and a byte',
  },
  {
    row: '10.4.3',
    file: 'apps/api/src/uploads/encode.ts',
    from: 'if (!kind) throw',
    to: 'if (!kind && bytes.byteLength < 8) throw',
    caughtBy: 'test:apps/api/src/uploads/uploads.test.ts::a GIF',
  },
  {
    row: '10.4.3',
    file: 'packages/contract/src/limits.ts',
    from: 'PICTURE_MAX_BYTES = 5 * 1024 * 1024',
    to: 'PICTURE_MAX_BYTES = 20 * 1024 * 1024',
    caughtBy:
      'test:packages/contract/src/limits.test.ts::the constants are those that the product description and the decisions name',
  },
  {
    row: '10.4.4',
    file: 'apps/api/src/uploads/encode.ts',
    from: '    .autoOrient()\n',
    to: '',
    caughtBy: 'test:apps/api/src/uploads/uploads.test.ts::upright, and without where it was taken',
  },
  {
    row: '10.4.4',
    file: 'apps/api/src/uploads/encode.ts',
    from: '...WIDTHS.filter((one) => one < raw.width), ',
    to: '',
    caughtBy: 'test:apps/api/src/uploads/uploads.test.ts::in the widths of the shop, from a photograph',
  },
  {
    row: '10.4.5',
    file: 'packages/machines/src/productForm/formPictures.ts',
    from: 'else refused.push({ name: file.name, message: problem });',
    to: 'else if (problem !== full) refused.push({ name: file.name, message: problem });',
    caughtBy:
      'test:packages/machines/src/productForm/productFormMachine.test.ts::takes 20 sub images and names those beyond',
  },
  {
    row: '10.4.5',
    file: 'packages/contract/src/pictureFile.ts',
    from: '  if (size === 0) return pictureMessages.empty;\n',
    to: '',
    caughtBy:
      'test:packages/machines/src/productForm/productFormMachine.test.ts::refuses what it can judge itself, each with its sentence, and takes the rest',
  },
  {
    row: '10.4.6',
    file: 'apps/api/src/uploads/uploadPicture.ts',
    from: '      .then(() => db.autocommit((tx) => tx.delete(uploads).where(eq(uploads.id, id))))\n',
    to: '',
    caughtBy: 'test:apps/api/src/uploads/uploads.test.ts::after some files leaves none of them, and no row',
  },
  {
    row: '10.4.6',
    file: 'apps/api/src/uploads/uploadPicture.ts',
    from: 'await deleteAll(storage, picture)\n',
    to: 'await Promise.resolve()\n',
    caughtBy: 'test:apps/api/src/uploads/uploads.test.ts::after some files leaves none of them, and no row',
  },
  {
    row: '10.4.7',
    file: 'apps/api/src/admin/updateProduct.ts',
    from: 'now + quantity - quantityWas',
    to: 'quantity',
    caughtBy: 'test:apps/api/src/admin/products.test.ts::moves by the difference, and not below nothing',
  },
  {
    row: '10.4.7',
    file: 'apps/api/src/admin/updateProduct.ts',
    from: 'if (wanted < 0) {',
    to: 'if (wanted < -MOST) {',
    caughtBy: 'test:apps/api/src/admin/products.test.ts::moves by the difference, and not below nothing',
  },
  {
    row: '10.4.8',
    file: 'apps/api/src/admin/orderStatus.ts',
    from: "wanted === 'canceled' && wasUnpaid && order.status",
    to: "wanted === 'canceled' && underWay && order.status",
    caughtBy: 'test:apps/api/src/admin/orderStatus.test.ts::that turns out to be paid asks to look again',
  },
  {
    row: '10.4.8',
    file: 'apps/api/src/admin/orderStatus.ts',
    from: 'wasUnpaid && (await settleAttempts(services, orderId));',
    to: "wasUnpaid && orderId === '';",
    caughtBy:
      'test:apps/api/src/admin/orderStatus.test.ts::checks with the provider first, and refuses while a payment is under way',
  },
  {
    row: '10.4.9',
    file: 'apps/api/src/admin/orderStatus.ts',
    from: "    .set({ status: 'refundDue' })\n",
    to: "    .set({ status: 'paid' })\n",
    caughtBy: 'test:apps/api/src/admin/orderStatus.test.ts::owes the money back, and can be undone',
  },
  {
    row: '10.4.9',
    file: 'apps/api/src/admin/orderStatus.ts',
    from: '  await returnStock(tx, await linesOf(tx, order.id));\n',
    to: '',
    caughtBy: 'test:apps/api/src/admin/orderStatus.test.ts::owes the money back, and can be undone',
  },
  {
    row: '10.4.9',
    file: 'apps/api/src/admin/orderStatus.ts',
    from: '  await services.mailer.enqueue(tx, paidOrderCancelledMail(services.config, owner.email, order, due));\n',
    to: '',
    caughtBy: 'test:apps/api/src/admin/orderStatus.test.ts::owes the money back, and can be undone',
  },
  {
    row: '10.4.9',
    file: 'packages/contract/src/orders/rules.ts',
    from: "  return order.fulfilment === 'pending' ? null : order.fulfilment;\n",
    to: '  return null;\n',
    caughtBy: 'test:apps/api/src/admin/orderStatus.test.ts::cleared orders are not cancelled',
  },
  {
    row: '10.4.10',
    file: 'packages/contract/src/orders/rules.ts',
    from: "last.actor ? last.actor === 'admin'",
    to: "last.actor ? last.actor !== 'system'",
    caughtBy:
      'test:apps/api/src/admin/orderStatus.test.ts::does not reopen an order that its customer cancelled, or that expired',
  },
  {
    row: '10.4.10',
    file: 'packages/contract/src/orders/rules.ts',
    from: "now !== null && now < end ? null : 'late'",
    to: "now !== null ? null : 'late'",
    caughtBy: 'test:apps/api/src/admin/orderStatus.test.ts::cannot be undone when its time is up',
  },
  {
    row: '10.4.10',
    file: 'packages/contract/src/orders/rules.ts',
    from: "received === totalPrice && currency === 'NGN'",
    to: "totalPrice > 0 && received > 0 && currency === 'NGN'",
    caughtBy:
      'test:apps/api/src/admin/orderStatus.test.ts::with a payment of a wrong amount, which never counts, stays unpaid when undone',
  },
  {
    row: '10.4.10',
    file: 'apps/api/src/orders/stock.ts',
    from: "  if (shortage) throw new ApiError('out_of_stock', shortage.message, { fields: shortage.left });\n",
    to: '',
    caughtBy: 'test:apps/api/src/admin/orderStatus.test.ts::cannot be undone when its pieces are sold',
  },
  {
    row: '10.4.11',
    file: 'apps/api/src/admin/users.ts',
    from: 'const which = and(eq(users.id, params.id), isCustomer);',
    to: 'const which = eq(users.id, params.id);',
    caughtBy: 'test:apps/api/src/admin/userStatus.test.ts::is not an admin, and exists',
  },
  {
    row: '10.4.12',
    file: 'apps/api/src/admin/csv.ts',
    from: 'quoted(defused(field))',
    to: 'quoted(field)',
    caughtBy:
      'test:apps/api/src/admin/exportTransactions.test.ts::what strangers type is never a formula, and never another column',
  },
  {
    row: '10.4.12',
    file: 'apps/api/src/admin/exportTransactions.ts',
    from: 'await db.autocommit((tx) =>\n      readBatch(tx, where, after),\n    );\n',
    to: "await db\n      .autocommit((tx) => readBatch(tx, where, after))\n      .catch(() => ({ records: '', last: undefined }));\n",
    caughtBy:
      'test:apps/api/src/admin/exportTransactions.test.ts::a failure on the way breaks the answer off rather than ending it',
  },
  {
    row: '10.5.1',
    file: 'apps/shop/src/routes/guards.tsx',
    from: '<>\n      <Navigate to="/login" replace />',
    to: '<>\n      <Navigate to="/" replace />',
    caughtBy: 'test:e2e/accounts.spec.ts::a session that ends while shopping leads to the login and back',
  },
  {
    row: '10.5.1',
    file: 'apps/shop/src/session/returnPath.ts',
    from: '(): unknown => recall(KEY);',
    to: '(): unknown => null;',
    caughtBy: 'test:e2e/accounts.spec.ts::a session that ends while shopping leads to the login and back',
  },
  {
    row: '10.5.1',
    file: 'apps/shop/src/routes/guards.tsx',
    from: '  useKeepTypedText();\n  if (identifying) return null;\n  if (!user) return',
    to: '  if (identifying) return null;\n  if (!user) return',
    caughtBy:
      'test:e2e/session.spec.ts::an expired session on a page that needs one leads over the login and back, with what was typed',
  },
  {
    row: '10.5.2',
    file: 'apps/shop/src/machines/shop.tsx',
    from: "    toastError('You were signed out');\n",
    to: '',
    caughtBy:
      'test:e2e/session.spec.ts::an expired session on an open page keeps the page and what is typed; the server answers at once',
  },
  {
    row: '10.5.3',
    file: 'apps/api/src/shopMode.ts',
    from: ' || smtpUrl !== undefined;',
    to: ';',
    caughtBy: 'test:apps/api/src/shopMode.test.ts::no combination opens a real shop, but by hand and with a warning',
  },
  {
    row: '10.5.3',
    file: 'apps/api/src/shopMode.ts',
    from: 'const isReal = isProduction || isHttps ||',
    to: 'const isReal = isProduction ||',
    caughtBy: 'test:apps/api/src/shopMode.test.ts::no combination opens a real shop, but by hand and with a warning',
  },
  {
    row: '10.5.3',
    file: 'apps/api/src/shopMode.ts',
    from: 'const isReal = isProduction || isHttps || isLive ||',
    to: 'const isReal = isProduction || isHttps ||',
    caughtBy: 'test:apps/api/src/shopMode.test.ts::real by %j: %s',
  },
  {
    row: '10.5.3',
    file: 'apps/api/src/shopMode.ts',
    from: "nodeEnv !== undefined && nodeEnv !== 'development' && nodeEnv !== 'test'",
    to: "nodeEnv === 'production'",
    caughtBy: 'test:apps/api/src/shopMode.test.ts::no combination opens a real shop, but by hand and with a warning',
  },
  {
    row: '10.5.3',
    file: 'apps/api/src/shopMode.ts',
    from: "!key.startsWith('sk_test_')",
    to: "key.startsWith('sk_live_')",
    caughtBy: 'test:apps/api/src/shopMode.test.ts::real by %j: %s',
  },
  {
    row: '10.5.3',
    file: 'apps/api/src/shopMode.ts',
    from: 'settings.devMailbox ?? !isReal',
    to: 'settings.devMailbox ?? true',
    caughtBy: 'test:apps/api/src/shopMode.test.ts::no combination opens a real shop, but by hand and with a warning',
  },
  {
    row: '10.5.4',
    file: 'apps/api/src/shopMode.ts',
    from: 'if (isLive && byHand) {',
    to: 'if (isProduction && isLive && byHand) {',
    caughtBy: 'test:apps/api/src/shopMode.test.ts::no combination opens a real shop, but by hand and with a warning',
  },
  {
    row: '10.5.4',
    file: 'apps/api/src/shopMode.ts',
    from: "      settings.devMailbox && 'DEV_MAILBOX=on',\n",
    to: '',
    caughtBy: 'test:apps/api/src/shopMode.test.ts::no combination opens a real shop, but by hand and with a warning',
  },
  {
    row: '10.5.5',
    file: 'apps/api/src/shopMode.ts',
    from: 'host === undefined && (demo || devMailbox || sandboxControl)',
    to: 'host === undefined && demo',
    caughtBy: 'test:apps/api/src/shopMode.test.ts::to try out with %j: %s',
  },
  {
    row: '10.5.5',
    file: 'apps/api/src/shopMode.ts',
    from: "isReachable ? 'random' : 'public'",
    to: "isReal ? 'random' : 'public'",
    caughtBy: 'test:apps/api/src/shopMode.test.ts::no combination opens a real shop, but by hand and with a warning',
  },
  {
    row: '10.5.5',
    file: 'apps/api/src/http/listen.ts',
    from: 'config.loopbackOnly ? LOOPBACK : config.host',
    to: 'config.host',
    caughtBy:
      'test:apps/api/src/server.test.ts::has the public password on this machine only, and a secret one once others can reach it',
  },
  {
    row: '10.5.6',
    file: 'apps/api/src/shopMode.ts',
    from: 'payments === undefined && (isProduction || isHttps)',
    to: 'payments === undefined && isProduction',
    caughtBy: 'test:apps/api/src/shopMode.test.ts::no combination opens a real shop, but by hand and with a warning',
  },
  {
    row: '10.5.6',
    file: 'apps/api/src/shopMode.ts',
    from: 'payments === undefined && (isProduction || isHttps)',
    to: 'payments === undefined && isHttps',
    caughtBy:
      'test:apps/api/src/config.test.ts::a combination that would open a real shop is refused in a sentence, but not to those who only use its database',
  },
  {
    row: '10.5.7',
    file: 'apps/api/src/accounts/wrongCodes.ts',
    from: 'accountPerMonth: 10,',
    to: 'accountPerMonth: 100,',
    caughtBy: 'test:apps/api/src/accounts/guessing.test.ts::the budgets of wrong codes are those that were decided',
  },
  {
    row: '10.5.7',
    file: 'apps/api/src/accounts/wrongCodes.ts',
    from: '  if ((await hit(tx, ofAccount, now)) !== null) return linkRequired();\n',
    to: '  await hit(tx, ofAccount, now);\n',
    caughtBy:
      'test:apps/api/src/accounts/guessing.test.ts::takes no code after ten wrong ones in a month, and is reset by a link of 128 bits',
  },
  {
    row: '10.5.7',
    file: 'apps/api/src/accounts/resetLinks.ts',
    from: 'TOKEN_BYTES = 16',
    to: 'TOKEN_BYTES = 8',
    caughtBy:
      'test:apps/api/src/accounts/guessing.test.ts::takes no code after ten wrong ones in a month, and is reset by a link of 128 bits',
  },
  {
    row: '10.5.7',
    file: 'apps/api/src/accounts/codes.ts',
    from: "user.userType === 'Admin' || (await areCodesUsedUp(tx, user.email, services.now()))",
    to: "user.userType === 'Admin'",
    caughtBy:
      'test:apps/api/src/accounts/guessing.test.ts::takes no code after ten wrong ones in a month, and is reset by a link of 128 bits',
  },
  {
    row: '10.5.8',
    file: 'apps/api/src/accounts/wrongCodes.ts',
    from: 'allPerHour: 200',
    to: 'allPerHour: 2_000',
    caughtBy: 'test:apps/api/src/accounts/guessing.test.ts::the budgets of wrong codes are those that were decided',
  },
  {
    row: '10.5.8',
    file: 'apps/api/src/accounts/wrongCodes.ts',
    from: '  for (const budget of budgetsOfAll) {',
    to: '  for (const budget of budgetsOfAll.slice(1)) {',
    caughtBy:
      'test:apps/api/src/accounts/guessing.test.ts::no account can be taken once the hour’s wrong codes are used up, not even with the right code',
  },
  {
    row: '10.5.9',
    file: 'apps/api/src/accounts/codes.ts',
    from: "user.userType === 'Admin' || (await",
    to: '(await',
    caughtBy:
      'test:apps/api/src/accounts/guessing.test.ts::is reset by a link only, which nothing but the mail reveals',
  },
  {
    row: '10.5.9',
    file: 'apps/api/src/accounts/codes.ts',
    from: " && user.userType !== 'Admin') match",
    to: ') match',
    caughtBy: 'test:apps/api/src/accounts/guessing.test.ts::cannot use a code from before becoming one',
  },
  {
    row: '10.5.10',
    file: 'apps/api/src/accounts/attempts.ts',
    from: 'free: 100, windowMs: HOUR',
    to: 'free: 10, windowMs: HOUR',
    caughtBy:
      'test:apps/api/src/accounts/attempts.test.ts::%s has many failures an hour, then waits ever longer; who is known passes, and so does who is right',
  },
  {
    row: '10.5.10',
    file: 'apps/api/src/limits/slowdown.ts',
    from: 'power(2, ',
    to: 'power(1, ',
    caughtBy:
      'test:apps/api/src/accounts/attempts.test.ts::%s has many failures an hour, then waits ever longer; who is known passes, and so does who is right',
  },
  {
    row: '10.5.10',
    file: 'apps/api/src/accounts/attempts.ts',
    from: 'free: 10 * loginByIp.free',
    to: 'free: loginByIp.free',
    caughtBy:
      'test:apps/api/src/accounts/attempts.test.ts::%s has many failures an hour, then waits ever longer; who is known passes, and so does who is right',
  },
  {
    row: '10.5.10',
    file: 'apps/api/src/http/clientAddress.ts',
    from: 'groupsOf(bare).slice(0, 4)',
    to: 'groupsOf(bare).slice(0, 8)',
    caughtBy: 'test:apps/api/src/http/clientAddress.test.ts::IPv6 addresses count by their /64, and lie in a /48',
  },
  {
    row: '10.5.10',
    file: 'apps/api/src/http/clientAddress.ts',
    from: 'groupsOf(network).slice(0, 3)',
    to: 'groupsOf(network).slice(0, 4)',
    caughtBy: 'test:apps/api/src/http/clientAddress.test.ts::IPv6 addresses count by their /64, and lie in a /48',
  },
  {
    row: '10.5.10',
    file: 'apps/api/src/limits/rateLimit.ts',
    from: "byIp('signup', ip, 100, HOUR)",
    to: "byIp('signup', ip, 10, HOUR)",
    caughtBy: 'test:apps/api/src/accounts/signup.test.ts::limits sign-ups by address',
  },
  {
    row: '10.5.10',
    file: 'apps/api/src/limits/rateLimit.ts',
    from: "byIp('guess', ip, 100, 15 * MINUTE)",
    to: "byIp('guess', ip, 1_000, 15 * MINUTE)",
    caughtBy:
      'test:apps/api/src/accounts/guessing.test.ts::one address that guesses on after it was stopped uses up nobody else’s budget',
  },
  {
    row: '10.5.11',
    file: 'apps/api/src/accounts/attempts.ts',
    from: 'free: 10, windowMs: 24 * HOUR',
    to: 'free: 12, windowMs: 24 * HOUR',
    caughtBy:
      'test:apps/api/src/accounts/attempts.test.ts::after ten failures for one account, from any address, strangers wait ever longer, and no longer than that',
  },
  {
    row: '10.5.11',
    file: 'apps/api/src/accounts/attempts.ts',
    from: 'free: 10, windowMs: 24 * HOUR',
    to: 'free: 10, windowMs: HOUR',
    caughtBy:
      'test:apps/api/src/accounts/attempts.test.ts::an attack on one account from many addresses gets at most forty guesses a day',
  },
  {
    row: '10.5.11',
    file: 'apps/api/src/accounts/attempts.ts',
    from: '  if (isRight) await uncount();\n',
    to: '  if (isRight) {}\n',
    caughtBy:
      'test:apps/api/src/accounts/attempts.test.ts::parallel guesses are counted one by one, and right ones never',
  },
  {
    row: '10.5.12',
    file: 'apps/api/src/accounts/attempts.ts',
    from: 'const known = await countFirst(tx, places, now());',
    to: 'const known = await countFirst(tx, places.slice(1), now());',
    caughtBy:
      'test:apps/api/src/accounts/login.test.ts::strangers cannot shut the owner out of a known address, nor out of a known device anywhere',
  },
  {
    row: '10.5.12',
    file: 'apps/api/src/accounts/knownPlaces.ts',
    from: 'and(eq(knownPlaces.userId, userId), inArray(knownPlaces.place, candidates), isRecent(now))',
    to: 'and(inArray(knownPlaces.place, candidates), isRecent(now))',
    caughtBy:
      'test:apps/api/src/accounts/login.test.ts::strangers cannot shut the owner out of a known address, nor out of a known device anywhere',
  },
  {
    row: '10.5.12',
    file: 'apps/api/src/accounts/knownPlaces.ts',
    from: 'export const KNOWN_PLACE_MS = 30 *',
    to: 'export const KNOWN_PLACE_MS = 60 *',
    caughtBy: 'test:apps/api/src/accounts/login.test.ts::a place is forgotten 30 days after the last login there',
  },
];
