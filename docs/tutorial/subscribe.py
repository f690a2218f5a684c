"""Buys by card, subscribes every 42 days, changes and ends it.

With the OpenAPI document and Python's standard library alone:
SHOP=https://shop.example python3 subscribe.py
"""

import json
import os
import re
import time
import uuid
from urllib.error import HTTPError
from urllib.parse import quote, urlencode, urljoin
from urllib.request import Request, urlopen

SITE = os.environ.get("SHOP", "http://localhost:3000")

with urlopen(f"{SITE}/api/docs/shop.json") as document:
    PATHS = json.load(document)["paths"]

OPERATIONS = {
    operation["operationId"]: (
        path,
        method.upper(),
        next(iter(operation.get("requestBody", {}).get("content", {})), None),
    )
    for path, methods in PATHS.items()
    for method, operation in methods.items()
}
bearer = None


def call(name, body=None, headers=None, **params):
    """Makes a call by its name. What an address has no place for goes into its query."""
    path, method, content_type = OPERATIONS[name]
    query = {"channelCode": "FR_WEB", "locale": "fr_FR"}
    query.update({key: value for key, value in params.items() if "{" + key + "}" not in path})
    at = re.sub(r"\{(\w+)\}", lambda part: quote(str(params[part[1]]), safe=""), path)
    request = Request(f"{SITE}{at}?{urlencode(query)}", method=method)
    request.add_header("accept", "application/ld+json")
    for header, value in (headers or {}).items():
        request.add_header(header, value)
    if bearer:
        request.add_header("authorization", f"Bearer {bearer}")
    if body is not None:
        request.add_header("content-type", content_type)
        request.data = json.dumps(body).encode()
    try:
        with urlopen(request) as answer:
            text = answer.read()
    except HTTPError as refusal:
        raise SystemExit(f"{name}: {refusal.code} {refusal.read().decode()}") from None
    return json.loads(text) if text else None


def once():
    """Makes a creation safe to send again."""
    return {"idempotency-key": str(uuid.uuid4())}


def still(known):
    """Refuses a change of what somebody else changed meanwhile."""
    return {"if-match": f'"{known["version"]}"'}


# An account: a subscription belongs to one.
person = {"firstName": "Camille", "lastName": "Durand"}
account = {"email": f"camille-{uuid.uuid4()}@example.org", "password": "trois gamelles bleues"}
call("registerCustomer", {**person, **account}, once())
bearer = call("signIn", account)["token"]

# A cart with something every 42 days, and something bought once: changed, then removed.
variants = call("listVariants", itemsPerPage=100)["hydra:member"]
food, more = [
    one for one in variants if one["inStock"] and one["price"] > 0 and one["subscriptionPrice"]
][:2]
items = [
    {"productVariant": food["@id"], "quantity": 2, "subscriptionInterval": 42},
    {"productVariant": more["@id"], "quantity": 1},
]
cart = call("openCart", {"items": items}, once())
token, second = cart["tokenValue"], cart["items"][1]["id"]
cart = call("changeItem", {"quantity": 3}, still(cart), token=token, id=second)
call("removeItem", None, still(cart), token=token, id=second)

# Who buys, where it goes, how it is sent.
address = {
    **person,
    "street": "12 rue des Lilas",
    "postcode": "69003",
    "city": "Lyon",
    "countryCode": "FR",
    "phoneNumber": "+33612345678",
}
cart = call("addressOrder", {"email": account["email"], "billingAddress": address}, token=token)
shipment = cart["shipments"][0]["id"]
methods = call("listShipmentMethods", token=token, id=shipment)["hydra:member"]
home = next(method for method in methods if method["kind"] == "home")
cart = call("selectShipping", {"shippingMethod": home["@id"]}, token=token, id=shipment)
payment = cart["payments"][0]["id"]
cart = call("selectPayment", {"paymentMethod": "card"}, token=token, id=payment)

# Paying: the card is typed into the provider's form, which `frameUrl` names; no page is needed for it.
opening = {"paymentId": payment, "paymentMethodCode": "card", "action": "authorize"}
request = call("openPaymentRequest", opening, once(), token=token)
frame = request["responseData"]["frameUrl"]
if frame is None:
    raise SystemExit("This provider draws its fields with a script: see docs/api.md")
card = {"number": "4242424242424242", "expiry": "12/30", "cvc": "123"}
urlopen(urljoin(SITE, frame), urlencode(card).encode()).close()
payload = {"confirm": True, "expectedTotal": cart["total"]}
paid = call("updatePaymentRequest", {"payload": payload}, hash=request["hash"])
if paid["state"] != "completed":
    raise SystemExit((paid["responseData"]["error"] or {}).get("message", paid["state"]))
cart = call("getOrder", token=token)
print(f'Order {cart["number"]}: {cart["total"] / 100:.2f} euros')

# The subscription is there moments after the order.
while not (found := call("listSubscriptions")["hydra:member"]):
    time.sleep(0.2)
subscription = found[0]
code = subscription["code"]
print(f'Subscription {code}: every {subscription["frequency"]["days"]} days')

# Another rhythm and one bag more from now on; something for the next delivery, which then stays out.
change = {"frequency": 62, "scope": "all"}
subscription = call("changeFrequency", change, still(subscription), code=code)
first = subscription["items"][0]["id"]
change = {"quantity": 3, "scope": "all"}
subscription = call("changeSubscriptionItem", change, still(subscription), code=code, id=first)
addition = {"productVariant": more["@id"], "quantity": 1, "scope": "all"}
subscription = call("addSubscriptionItem", addition, once(), code=code)
added = next(item["id"] for item in subscription["items"] if item["id"] != first)
subscription = call(
    "removeSubscriptionItem", None, still(subscription), code=code, id=added, scope="all"
)
days, left = subscription["frequency"]["days"], subscription["items"]
print(f'Changed: every {days} days, {left[0]["quantity"]} bags, {len(left)} product')

# The end of it. Before the second delivery there is but one reason: the pet is no more.
end = {"reason": "pet_gone", "message": "Notre chat nous a quittés."}
subscription = call("abortSubscription", end, still(subscription), code=code)
print(f'Ended: {subscription["status"]}')
