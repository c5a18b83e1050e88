/** Where contracts are withdrawn from. English. */
import type { WithdrawTexts } from '../texts.ts';

export const withdraw: WithdrawTexts = {
	withdraw: {
		title: 'Withdraw from contract',
		intro: 'Here you can withdraw from a contract that you concluded with us online. You do not have to give a reason.',
		notice: 'The [instructions on withdrawal] explain what applies to a withdrawal.',
		withoutForm:
			'You can withdraw by e-mail or by letter: simply name the contract and state that you are withdrawing from it. You will find our details under [Contact].',
		form: 'Withdrawal',
		steps: { fill: 'Step 1 of 2: your details', confirm: 'Step 2 of 2: check and confirm' },
		needed: 'We need your name, the contract and your e-mail address; the message is optional.',
		name: 'Name',
		contract: 'Order number, or what you ordered',
		email: 'E-mail address for our confirmation of receipt',
		message: 'Message (optional), for example if you are withdrawing from only part of the order',
		shown: { name: 'Name', contract: 'Contract', email: 'E-mail', message: 'Message' },
		goOn: 'Continue',
		check: 'Please check your details. Your withdrawal reaches us only once you have confirmed it.',
		confirm: 'Confirm withdrawal',
		back: 'Edit your details',
		privacy: 'We use your details to process your withdrawal. For more information, see our [privacy notice].',
		received: 'We have received your withdrawal.',
		receivedAt: (moment) => `Received on ${moment}.`,
		receipt:
			'We will confirm receipt by e-mail, with the content, date and time. If nothing arrives, please check your spam folder or give us a call.',
		limited:
			'Too many messages have been sent from your connection. Please try again in ten minutes, or write to us: a withdrawal is just as valid by e-mail or letter.',
		failed:
			'Your withdrawal could not be sent. Your details have been kept. Please try again, or write to us: a withdrawal is just as valid by e-mail or letter.',
	},
};
