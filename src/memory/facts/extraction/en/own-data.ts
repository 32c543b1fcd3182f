/** Reads users' birthdays, ages, e-mail addresses and phone numbers. */
import { mine } from './belonging-nouns.ts';
import { type Found, fact } from './found.ts';
import { NUMBER } from './lexicon.ts';
import type { Owned } from './owned.ts';
import { phraseAt, phraseOf } from './phrases.ts';

const ADDRESS = /\b([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
/** "Contact is …", "email: …" of an introduction: nobody else's. */
const CONTACT = /^(?:best )?(?:contact|email|e-mail)(?: address)?(?: is|'s|:) ?$/;
const BIRTHDAY = mine('birthday|birth date|date of birth|birthdate|dob', '(?:(?:on|falls on) )?(.+)$');
const AGE = mine('age', `(\\d{1,3}|${NUMBER})`);

export function birthdayIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const birthday = BIRTHDAY.exec(text) ?? /^(?:my|our) birthday (?:falls|lands|comes) (?:on|in) (.+)$/.exec(text);
  if (birthday === null) return null;
  let of = owned.tail((birthday[1] ?? '').length);
  const [next] = owned.following;
  if (
    !/\d/.test(of.text) &&
    next?.border === ',' &&
    /^(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]+|[a-z]+ (?:the )?\d{1,2}(?:st|nd|rd|th)?)\b/.test(next.text)
  )
    of = phraseOf(of.source, of.from, phraseAt(next.source, next.from, next.to).to);
  return /\d|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|christmas|halloween|valentine|new year|leap/.test(
    of.text,
  ) && !/^(?:in \w+ (?:days|weeks)|next|this|coming|tomorrow|\d+ (?:days|weeks))/.test(of.text)
    ? [fact('birthday', `has their birthday on ${of.written}`, owned.spanning(of))]
    : [];
}

export function ageIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const age = AGE.exec(text);
  return age === null ? null : [fact('age', `is ${age[1]} years old`, owned.whole, owned.replacing)];
}

export function contactIn(owned: Owned): Found[] | null {
  const { text, source, start } = owned;
  // The address may stand in the next clause: "my email has changed, it's now…".
  const said = source.text.slice(start, start + 160);
  const reached: Found[] = [];
  const email = (/^(?:my|our) (?:new )?e-?mail\b|^put my/.test(text) ? ADDRESS.exec(said) : null) ?? ADDRESS.exec(text);
  if (
    email !== null &&
    (/\b(?:my|mine|me|our|i)\b/.test(said.slice(0, email.index)) || CONTACT.test(said.slice(0, email.index))) &&
    !/\b(?:was|used to be) $/.test(said.slice(0, email.index)) &&
    !/\b(?:boss|wife|husband|friend|manager|mom|dad|brother|sister|client|landlord|colleague|coworker|team|support)(?:'s)?\b/.test(
      said.slice(0, email.index),
    ) &&
    /\b(?:e-?mail(?:'s)?|mail|reach|contact|address|inbox|write|get me|a line|ping|message|hit me up)\b/.test(
      said.slice(0, email.index),
    ) &&
    (!/^(?:send|forward|cc|can|what|is)\b/.test(text) || /\bto me (?:at|on) \S+@/.test(text))
  ) {
    const of = phraseOf(source, start + email.index, start + email.index + email[0].length);
    reached.push(fact('email', `has the email ${of.written}`, owned.spanning(of), owned.replacing));
  }
  const phone = /(?:\+|\(\+?)?\d[\d\s().-]{5,}\d/.exec(said.replace(ADDRESS, (mail) => 'x'.repeat(mail.length)));
  if (
    phone !== null &&
    /^(?:my|our|(?:you can )?(?:please )?(?:reach|call|text|ring|phone|whatsapp|message|get|contact|bell) me (?:on|at)|the best number for me|best number for me|(?:i am )?reachable|mine is|put (?:down )?(?:my|our))\b/.test(
      text,
    ) &&
    /^(?:put (?:down )?)?(?:my|our) (?:(?!\w+'s\b|(?:mum|mom|dad|wife|husband|boss|sister|brother|friend)s?\b)[\w'-]+ ){0,3}(?:phone|cell|mobile|mob|telephone|whatsapp|number|landline|cellphone|digits)\b|^(?:the )?best number|^(?:you can |i am )?(?:please )?(?:reach|call|text|ring|phone|whatsapp|message|get|contact|bell)/.test(
      text,
    ) &&
    !/\b(?:order|tracking|ticket|case|account|invoice|passport|flight|policy|serial|reference|confirmation|membership|room|locker|routing|card)\b/.test(
      text,
    )
  ) {
    const digits = phone[0].replace(/\D/g, '').length;
    const of = phraseOf(source, start + phone.index, start + phone.index + phone[0].length);
    if (digits >= 6 && digits <= 15)
      reached.push(fact('phone', `has the phone number ${of.written}`, owned.spanning(of), owned.replacing));
  }
  return reached.length > 0 ? reached : null;
}
