"""Reads LangChain's stored messages from standard input with Python's langchain_core, and writes what its own writer makes of them.

A list that it cannot read ends it with a message and exit code 1. It needs `pip install langchain-core`, and nothing else does.
"""

import json
import sys

from langchain_core.messages import messages_from_dict, messages_to_dict

json.dump(messages_to_dict(messages_from_dict(json.load(sys.stdin))), sys.stdout, ensure_ascii=False, indent=2)
